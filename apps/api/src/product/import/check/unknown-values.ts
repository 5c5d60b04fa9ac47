import { type ImportIssue, type ImportValue, productImportLimits as limits } from '@kontor/contract';

/** Counts the values of the category column that mean no category, or several. */
export function countValues() {
  const rows = new Map<string, number>();
  return {
    add(issues: readonly ImportIssue[]) {
      for (const { field, code, value } of issues)
        if (
          field === 'category' &&
          value !== undefined &&
          (code === 'unknownCategory' || code === 'severalCategories')
        )
          rows.set(value, (rows.get(value) ?? 0) + 1);
    },
    /** Those a person is asked about, the most frequent first, and what was said of others before. */
    values(said: readonly ImportValue[]): ImportValue[] {
      const known = said.filter(({ value, category }) => category !== undefined && !rows.has(value));
      const asked = [...rows]
        .map(([value, count]) => ({ value, rows: count }))
        .sort((one, other) => other.rows - one.rows);
      return [...asked, ...known].slice(0, limits.values);
    },
  };
}
