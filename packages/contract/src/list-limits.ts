/** Of named lists. */
export const listLimits = {
  /** Characters. */
  name: 80,
  note: 1_000,
  tag: 40,
  /** Of an entry. */
  tags: 10,
  /** Of one person, archived ones included. */
  owned: 100,
  /** Of a list. */
  entries: 5_000,
  shares: 50,
  page: 50,
} as const;
