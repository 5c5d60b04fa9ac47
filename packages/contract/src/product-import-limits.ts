/** Bounds of an import of products. Plain numbers: pages use them, and the schema is made with them. */
export const productImportLimits = {
  /** Rows of a table, its headings aside. */
  rows: 10_000,
  columns: 500,
  /** Characters read of one cell; no field of a product takes as many. */
  cell: 4_000,
  /** Characters of all cells together: few of them in a packed file may become many. */
  text: 40_000_000,
  /** Bytes of a table. */
  tableBytes: 20 * 1024 * 1024,
  /** Bytes a packed table may unpack to. */
  unpackedBytes: 200 * 1024 * 1024,
  /** Entries of a ZIP with pictures. */
  pictures: 20_000,
  fileName: 200,
  /** Wrong rows an answer names; all of them are in the file of wrong rows. */
  shownIssues: 100,
  /** Rows that change a product an answer names. */
  shownChanges: 50,
  /** Values of the category column that a person is asked about. */
  values: 200,
  /** Imports the list holds. */
  list: 20,
  /** Names of products that stayed when an import was undone. */
  stayed: 20,
  /** Days in which an import can be undone. */
  undoDays: 7,
} as const;
