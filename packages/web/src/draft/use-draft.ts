import { useCallback, useEffect, useRef, useState } from 'react';
import { changedFields, knownFields } from './changed-fields.ts';
import type { DraftPlace } from './draft-place.ts';
import { drafts } from './load-drafts.ts';

interface DraftOptions<Values> {
  /** Whose form it is; undefined until that is known, and for a form without a draft. */
  place: DraftPlace | undefined;
  values: Values;
  /** What the form holds when nothing is typed. */
  start: Values;
  /** Puts values into the form. */
  put: (values: Values) => void;
  /** All that was typed so far is stored. */
  onStored?: (() => void) | undefined;
}

interface DraftOfForm {
  /** Whether something typed before has been put back. */
  wasRestored: boolean;
  /** Whether it is known if there is one, and it has been put back. */
  isRead: boolean;
  /** Whether something typed is not stored yet. */
  isPending: () => boolean;
  /** Deletes the draft. */
  forget: () => void;
}

/**
 * Stores what is typed into a form, and puts it back when the same person opens the form again. A form whose owner changes
 * while it is open starts over.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>): DraftOfForm {
  const { place, values, start } = options;
  const { owner, form } = place ?? {};
  const [readFor, setReadFor] = useState<string>();
  const [wasRestored, setRestored] = useState(false);
  const writing = useRef(0);
  const isReady = useRef(false);
  isReady.current = owner !== undefined && readFor === owner;
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (owner === undefined || form === undefined) return;
    let isOver = false;
    const isAnother = readFor !== undefined && readFor !== owner;
    if (readFor === owner) return;
    drafts((all) => all.readDraft({ owner, form }))
      .catch(warn)
      .then((draft) => {
        if (isOver) return;
        const { values, start, put } = latest.current;
        // What was typed while the draft was read is newer.
        const typed = isAnother ? undefined : changedFields(values, start);
        const fields = draft && knownFields(draft, start);
        const restored = { ...start, ...fields, ...typed };
        const isRestored = fields && changedFields(restored, { ...start, ...typed }) !== undefined;
        if (isAnother || isRestored) put(restored);
        setRestored(isRestored ?? false);
        setReadFor(owner);
      });
    return () => {
      isOver = true;
    };
  }, [owner, form, readFor]);

  useEffect(() => {
    if (owner === undefined || form === undefined || readFor !== owner) return;
    const typed = changedFields(values, start);
    writing.current += 1;
    const place = { owner, form };
    // Where writing fails, it stays pending.
    drafts((all) => (typed ? all.writeDraft(place, typed) : all.forgetDraft(place))).then(() => {
      writing.current -= 1;
      if (typed && writing.current === 0) latest.current.onStored?.();
    }, warn);
  }, [owner, form, readFor, values, start]);

  const forget = useCallback(() => {
    setRestored(false);
    if (owner !== undefined && form !== undefined)
      drafts((all) => all.forgetDraft({ owner, form })).catch(warn);
  }, [owner, form]);

  const isPending = useCallback(() => !isReady.current || writing.current > 0, []);
  return { wasRestored, isRead: isReady.current, isPending, forget };
}

function warn(error: unknown): undefined {
  console.warn('This browser cannot store drafts', error);
  return undefined;
}
