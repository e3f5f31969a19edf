"""The room: who may act, chance and computers who act by themselves, and the record that keeps it."""
