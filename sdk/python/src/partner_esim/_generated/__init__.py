"""Generated from the contract; the public names are exported by the package itself."""
