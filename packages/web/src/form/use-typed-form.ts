import type { FieldIssue } from '@kontor/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DraftPlace } from '../draft/draft-place.ts';
import { changedFields, useDraft } from '../draft/use-draft.ts';

type Issues<Field extends string> = Partial<Record<Field, FieldIssue>>;

interface TypedFormOptions<Values, Field extends string> {
  /** What the form holds at first. */
  start: Values;
  /** What the form holds when nothing is typed, where that is something else. */
  empty?: Values;
  issues?: Issues<Field>;
  /** Where what is typed is kept until it is saved; undefined until its owner is known. Never for passwords and codes. */
  draft: DraftPlace | undefined;
}

interface TypedForm<Values, Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  issues: Issues<Field>;
  /** Takes over what was typed; what is said of the fields is taken back. */
  change: (part: Partial<Values>, ...fields: Field[]) => void;
  /** Takes over all values at once, such as those typed before the scripts came. */
  put: (values: Values) => void;
  /** Says what is wrong and leads to the first field that is, else back to the button. */
  fail: (issues: Issues<Field>) => void;
  /** How often it failed. */
  attempt: number;
  /** Says that nothing is wrong. */
  pass: () => void;
  /** These values are saved: the form is as it was opened, with what was typed since. */
  saved: (values: Values) => void;
  /** Back to what the form holds when nothing is typed. */
  reset: () => void;
  /** Whether something typed is not saved. */
  isDirty: () => boolean;
  /** Whether something typed would be lost if the page were closed now. */
  isUnkept: () => boolean;
  /** What was typed is not wanted any more: who leaves without saving. */
  discard: () => void;
  /** Whether what was typed the last time has been put back. */
  wasRestored: boolean;
}

/** The state of a form: values, what is wrong, where the focus goes, and the draft of what is typed. */
export function useTypedForm<Values extends object, Field extends string>({
  start: first,
  empty = first,
  issues: firstIssues = {},
  draft: place,
}: TypedFormOptions<Values, Field>): TypedForm<Values, Field> {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(empty);
  const [values, setValues] = useState(first);
  const [issues, setIssues] = useState<Issues<Field>>(firstIssues);
  const [attempt, setAttempt] = useState(0);
  const draft = useDraft({ place, values, start, put: setValues });

  const dirty = useRef(false);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
    dirty.current = changedFields(values, start) !== undefined;
  }, [values, start]);

  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [attempt]);

  const { forget, isPending } = draft;
  const isDirty = useCallback(() => dirty.current, []);
  const isUnkept = useCallback(() => dirty.current && isPending(), [isPending]);
  const fail = useCallback((found: Issues<Field>) => {
    setIssues(found);
    setAttempt((tries) => tries + 1);
  }, []);
  const saved = useCallback(
    (sent: Values) => {
      setStart(sent);
      // Something may have been typed meanwhile.
      dirty.current = changedFields(latest.current, sent) !== undefined;
      if (!dirty.current) forget();
    },
    [forget],
  );
  const reset = useCallback(() => {
    setValues(start);
    setIssues({});
    forget();
  }, [start, forget]);

  return {
    form,
    values,
    issues,
    change(part, ...fields) {
      setValues((now) => ({ ...now, ...part }));
      if (fields.some((field) => issues[field])) setIssues(without(issues, fields));
    },
    put: setValues,
    fail,
    attempt,
    pass: useCallback(() => setIssues({}), []),
    saved,
    reset,
    isDirty,
    isUnkept,
    discard: forget,
    wasRestored: draft.wasRestored,
  };
}

function without<Field extends string>(issues: Issues<Field>, fields: readonly Field[]): Issues<Field> {
  const rest = { ...issues };
  for (const field of fields) delete rest[field];
  return rest;
}
