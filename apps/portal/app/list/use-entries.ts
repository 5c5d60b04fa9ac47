import {
  type FavoriteResource,
  listListEntries,
  moveListEntry,
  removeListEntry,
  restoreListEntry,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { moved } from '../page-part/moved.ts';
import { usePages } from '../page-part/use-pages.ts';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { type Entry, isSame, keyOf } from './entry-key.ts';

interface WantedEntries {
  listID: string;
  resourceType: FavoriteResource;
  /** Those alone whose page changed. */
  areChanged: boolean;
}

/** The entries of a list page by page, and what changes them. @param onChanged hears that something is stored, or could not be */
export function useEntries({ listID, resourceType, areChanged }: WantedEntries, onChanged: () => void) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const load = useCallback(
    async (after: string | undefined) => {
      const { entries, next } = await call(listListEntries, {
        params: { listID },
        query: { size: 20, resourceType, after, ...(areChanged && { areChanged }) },
      });
      return { rows: entries, next };
    },
    [call, listID, resourceType, areChanged],
  );
  const pages = usePages(load);
  const { rows, change } = pages;
  // Moved by another person while pages are turned, one may come twice.
  const shown = rows?.filter((row, place) => rows.findIndex((each) => isSame(each, row)) === place);
  // Moves are stored one after another, in the order in which they were made.
  const stored = useRef(Promise.resolve());

  function failed(error: unknown) {
    console.error('A list could not be changed', error);
    toast(t`Something was wrong, try again please`, 'failed');
    onChanged();
  }

  const ofEntry = (entry: Entry) => ({ params: { listID, ...keyOf(entry) } });

  function move(from: number, to: number) {
    const entry = shown?.[from];
    if (!shown || !entry) return;
    const next = moved(shown, from, to);
    const before = next[to - 1];
    change(() => next);
    stored.current = stored.current
      .then(() => call(moveListEntry, { ...ofEntry(entry), body: before ? { behind: keyOf(before) } : {} }))
      .then(() => undefined, failed);
  }

  async function restore(entry: Entry, place: number) {
    try {
      await call(restoreListEntry, ofEntry(entry));
      change((now) => [...now.slice(0, place), entry, ...now.slice(place)]);
      onChanged();
    } catch (error) {
      failed(error);
    }
  }

  async function remove(entry: Entry) {
    const place = shown?.findIndex((each) => isSame(each, entry)) ?? 0;
    try {
      await call(removeListEntry, ofEntry(entry));
      change((now) => now.filter((each) => !isSame(each, entry)));
      onChanged();
      undoToast(t`Removed from the list`, () => restore(entry, place));
    } catch (error) {
      failed(error);
    }
  }

  return {
    ...pages,
    rows: shown,
    move,
    remove,
    /** Shows an entry as it is now. */
    renew: (entry: Entry) => change((now) => now.map((each) => (isSame(each, entry) ? entry : each))),
  };
}
