/** Mutants that the named case does not kill, each with the reason why that is no gap in the suite. */
export const argued: Readonly<Record<string, string>> = {};
