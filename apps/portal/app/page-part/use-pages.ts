import { useCallback, useEffect, useState } from 'react';

interface Page<Row> {
  rows: Row[];
  next: string | undefined;
}

interface Pages<Row> {
  /** Undefined until the first page came. */
  rows: Row[] | undefined;
  next: string | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  more: () => void;
  /** What is shown becomes other rows. */
  change: (edit: (rows: Row[]) => Row[]) => void;
  /** Takes a row out of what is shown. */
  leaveOut: (row: Row) => void;
}

/** A list page by page. @param load asks for a page, behind `after`; the same function as long as the list is the same */
export function usePages<Row>(load: (after: string | undefined) => Promise<Page<Row>>): Pages<Row> {
  const [page, setPage] = useState<Page<Row>>();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const next = page?.next;

  const more = useCallback(async () => {
    setLoading(true);
    setFailed(false);
    try {
      const came = await load(next);
      setPage((before) => ({ ...came, rows: [...(before?.rows ?? []), ...came.rows] }));
    } catch (error) {
      console.error('A list could not be loaded', error);
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, [load, next]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => {
    void more();
  }, [load]);

  const change = useCallback(
    (edit: (rows: Row[]) => Row[]) => setPage((before) => before && { ...before, rows: edit(before.rows) }),
    [],
  );

  return {
    rows: page?.rows,
    next,
    isLoading,
    hasFailed,
    more: () => void more(),
    change,
    leaveOut: (row) => change((rows) => rows.filter((each) => each !== row)),
  };
}
