"""Checks of the checks: faults put in on purpose, costs, known vulnerabilities."""
