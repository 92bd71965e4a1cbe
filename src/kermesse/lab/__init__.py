"""Many games at once: arenas, and what they measure."""
