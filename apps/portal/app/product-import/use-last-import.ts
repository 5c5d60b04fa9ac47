import type { ProductImport } from '@kontor/contract';
import { useState } from 'react';
import type { Imports } from './use-imports.ts';

interface LastImport {
  /** The import that was under way on this page, once it no longer is. */
  last: ProductImport | undefined;
  /** It was read; another one may begin. */
  dismiss: () => void;
}

/** Remembers which import was open while the page stood there, so that its end can be told in the place of its work. */
export function useLastImport({ open, items }: Imports): LastImport {
  const [watched, setWatched] = useState(open?.importID);
  if (open && open.importID !== watched) setWatched(open.importID);
  return {
    last: open ? undefined : items.find(({ importID }) => importID === watched),
    dismiss: () => setWatched(undefined),
  };
}
