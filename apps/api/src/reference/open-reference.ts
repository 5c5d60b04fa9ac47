import { isDeepStrictEqual } from 'node:util';
import type { ReadDatabase } from '@kontor/database';
import { loadReference } from './load-reference.ts';
import type { Reference } from './reference.ts';

/** The reference data as they are now: a snapshot that never changes, replaced as one. */
export interface ReferenceSource {
  current(): Reference;
  /** Reads them anew. What was read before goes on to be used by who has it. */
  reload(): Promise<void>;
}

export async function openReference(db: ReadDatabase): Promise<ReferenceSource> {
  let snapshot = await read(db);
  return {
    current: () => snapshot,
    async reload() {
      snapshot = await read(db);
    },
  };
}

let latest: Reference | undefined;

/** Data that are as they were read before are the same snapshot, so that what is derived from it is not made again. */
async function read(db: ReadDatabase): Promise<Reference> {
  const reference = await loadReference(db);
  if (!isDeepStrictEqual(reference, latest)) latest = Object.freeze(reference);
  return latest ?? reference;
}

/** What is derived from a snapshot, made when it is first asked for and once for each. */
export function derivedFromReference<Derived>(derive: (reference: Reference) => Derived) {
  const made = new WeakMap<Reference, Derived>();
  return (reference: Reference): Derived => {
    const known = made.get(reference);
    if (known !== undefined) return known;
    const derived = derive(reference);
    made.set(reference, derived);
    return derived;
  };
}
