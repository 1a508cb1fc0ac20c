"""Work that takes a processor's time: who may compute, who is next, and pictures."""
