export class UnusableDatabase extends Error {}
