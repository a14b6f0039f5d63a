import type { PageRequest } from "../lists/pages.ts";

/** An operator's note about an account, hidden from partners. */
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
