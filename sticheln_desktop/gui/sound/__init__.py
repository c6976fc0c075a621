"""The sounds of the table: how they are made, which one an event has, and how they come out of a device."""
