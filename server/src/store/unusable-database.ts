// A database that this release cannot use: missing, of another release, or in need of a newer SQLite.

export class UnusableDatabase extends Error {}
