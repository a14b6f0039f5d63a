// A database that this release cannot work with as it is: missing, of another release, or in need of a newer SQLite.

export class UnusableDatabase extends Error {}
