"""The guide itself, read once for all tests of a process: a project keeps its pages and records."""

from proof.matrix.versions import ROOT
from proof.pages.project import Project

GUIDE = Project(ROOT)
