/** The name of the browser's database. */
export const draftDatabase = 'kontor';

/** The name of that of what was viewed: that there are drafts is told by whether theirs is there. */
export const viewedDatabase = 'kontor-viewed';

/** Whose drafts lie under no person: visitors of this browser. */
export const visitor = 'visitor';

/** Which form of whom. */
export interface DraftPlace {
  /** The person's id, or `visitor`. */
  owner: string;
  form: string;
}
