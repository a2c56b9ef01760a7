"""All that is true without a screen: no Qt, no printing, no argv, no network."""
