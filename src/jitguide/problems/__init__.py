"""Problems to solve, and a judge for attempts: `python -m jitguide problems`."""
