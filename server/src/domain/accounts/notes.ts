import type { PageRequest } from "../lists/pages.ts";

/** What an operator noted about an account; partners don't see it. */
export interface AccountNote {
  n: number;
  account: number;
  operator: string;
  text: string;
  at: number;
}

export interface AccountNoteReads {
  list(account: number, page: PageRequest): Promise<AccountNote[]>;
}

export interface AccountNoteRepository extends AccountNoteReads {
  insert(note: Omit<AccountNote, "n">): Promise<AccountNote>;
}
