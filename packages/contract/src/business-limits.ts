/** Longest texts and lists of a business (checklist 165, 237). Plain numbers: forms use them, and the schema is made with them. */
export const businessLimits = {
  companyName: 200,
  shortDescription: 512,
  categories: 10,
} as const;
