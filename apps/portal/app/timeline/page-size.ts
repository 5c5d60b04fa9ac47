/** Checklist 334: posts of a page of a timeline. */
export const pageSize = 10;
