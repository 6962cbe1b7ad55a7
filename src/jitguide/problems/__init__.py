"""Problems to solve, and a grader for attempts: `python -m jitguide problems`."""
