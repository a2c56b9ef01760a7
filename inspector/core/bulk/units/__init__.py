"""Units of work: logs cut into parts, small inputs put together."""
