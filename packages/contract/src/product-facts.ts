/** Facts without which a product is left out of a filter, or found less well. Plain words: forms use them, and the schema is made with them. */
export const missingFacts = [
  'photos',
  'description',
  'subcategory',
  'specs',
  'leadTimeDays',
  'minimumOrder',
] as const;
