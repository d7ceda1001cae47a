"""The sample databases under schemas/: one module each, all on top of base."""
