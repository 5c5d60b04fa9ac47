import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftPlace } from './draft-place.ts';
import { drafts } from './load-drafts.ts';

interface DraftOptions<Values> {
  /** Whose form it is; undefined until that is known. */
  place: DraftPlace | undefined;
  values: Values;
  /** What the form holds when nothing is typed. */
  start: Values;
  /** Puts values into the form. */
  put: (values: Values) => void;
}

interface DraftOfForm {
  /** Whether what was typed before has been put back. */
  wasRestored: boolean;
  /** Whether something that was typed is not kept yet. */
  isPending: () => boolean;
  /** Nothing typed so far is wanted any more. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form, and puts it back when the form is opened again, by the same person alone. A form whose
 * owner changes while it is open begins anew.
 */
export function useDraft<Values extends object>({
  place,
  values,
  start,
  put,
}: DraftOptions<Values>): DraftOfForm {
  const { owner, form } = place ?? {};
  const [readFor, setReadFor] = useState<string>();
  const [wasRestored, setRestored] = useState(false);
  const writing = useRef(0);
  const isReady = useRef(false);
  isReady.current = owner !== undefined && readFor === owner;
  const latest = useRef({ values, start, put });
  latest.current = { values, start, put };

  useEffect(() => {
    if (owner === undefined || form === undefined) return;
    let isOver = false;
    const isAnother = readFor !== undefined && readFor !== owner;
    if (readFor === owner) return;
    drafts((kept) => kept.readDraft({ owner, form }))
      .catch(reportUnkept)
      .then((draft) => {
        if (isOver) return;
        const { values: now, start: begin } = latest.current;
        const isTouched = !isAnother && changedFields(now, begin) !== undefined;
        const fields = draft && !isTouched ? knownFields(draft, begin) : undefined;
        if (isAnother || fields) latest.current.put({ ...begin, ...fields });
        setRestored(fields !== undefined);
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
    // What cannot be kept stays pending.
    drafts((kept) => (typed ? kept.writeDraft(place, typed) : kept.forgetDraft(place))).then(() => {
      writing.current -= 1;
    }, reportUnkept);
  }, [owner, form, readFor, values, start]);

  const forget = useCallback(() => {
    setRestored(false);
    if (owner !== undefined && form !== undefined)
      drafts((kept) => kept.forgetDraft({ owner, form })).catch(reportUnkept);
  }, [owner, form]);

  const isPending = useCallback(() => !isReady.current || writing.current > 0, []);
  return { wasRestored, isPending, forget };
}

function reportUnkept(error: unknown): undefined {
  console.warn('What is typed cannot be kept by this browser', error);
  return undefined;
}

/** The fields that differ from the start; undefined when none does. */
export function changedFields<Values extends object>(
  values: Values,
  start: Values,
): Partial<Values> | undefined {
  const before: Partial<Record<string, unknown>> = { ...start };
  const changed = Object.entries(values).filter(([field, value]) => value !== before[field]);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : undefined;
}

/** Of a draft the fields that the form still has, of the same type. */
function knownFields<Values extends object>(
  draft: Record<string, unknown>,
  start: Values,
): Partial<Values> | undefined {
  const known = Object.entries(start).filter(([field, value]) => typeof draft[field] === typeof value);
  const fields = Object.fromEntries(known.map(([field]) => [field, draft[field]]));
  return known.length > 0 ? (fields as Partial<Values>) : undefined;
}
