/** Longest texts and lists of a product, and largest figures. Plain numbers: forms use them, and the schema is made with them. */
export const productLimits = {
  name: 200,
  description: 512,
  keywords: 20,
  keyword: 200,
  specs: 60,
  specKey: 80,
  specValue: 200,
  unit: 30,
  leadTimeDays: 3_650,
  minimumOrder: 1_000_000_000,
  price: 1_000_000_000_000,
  photos: 12,
  videos: 4,
  videoTitle: 120,
  dataSheets: 10,
  dataSheetTitle: 120,
  dataSheetVersions: 50,
  alt: 200,
  /** Ids that one change of many products may name; more are named by the filter of the table. */
  bulkIDs: 1_000,
  /** Rows one page of the table may hold. */
  pageSize: 100,
} as const;
