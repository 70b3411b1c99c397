"""The table as a service: rooms, storage, clocks. Knows games only through the kernel's protocol."""
