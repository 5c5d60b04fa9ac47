import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { changedFields, knownFields } from '../draft/changed-fields.ts';
import type { DraftPlace } from '../draft/draft-place.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { FormResult, Issues } from './form-result.ts';
import { issuesOf } from './issues-of.ts';
import { typedInto } from './typed-fields.ts';

interface FormOptions<Values, Field extends string> {
  /** What the fields hold when nothing is typed. Fields that are not named, as those for passwords, are not in the draft. */
  start: Values;
  /** What the page's action answered to the form. */
  result?: FormResult | undefined;
  /** What is wrong beside what the inputs' own constraints say. */
  check?: (values: Values) => Issues<Field>;
  /** Where the draft is stored; undefined until its owner is known, and for a form without a draft. */
  draft?: DraftPlace | undefined;
  /** All that was typed so far is in the draft. */
  onDraftStored?: () => void;
  /** Whether the form is being sent, where its page does not navigate meanwhile. */
  isSending?: boolean;
}

type Refusal = Pick<FormResult, 'issues' | 'problem' | 'retryAfter'>;

/** The state of a form, for its page, its fields and its notes. */
export interface FormControl<Values extends object, Field extends string> extends Refusal {
  form: RefObject<HTMLFormElement | null>;
  /** The notice of what is wrong with the whole form. */
  notice: RefObject<HTMLDivElement | null>;
  values: Values;
  /** What the last answer returned of fields that `start` does not name. */
  returned: FormResult['values'];
  /** Takes over what was typed; the issues of the fields go away. */
  change(part: Partial<Values>, ...fields: Field[]): void;
  /** The issues of the fields go away. */
  mend(...fields: Field[]): void;
  /** Whether the form can be sent now. If something is wrong, says what and focuses the first wrong field. */
  check(): boolean;
  /** The form is being posted: its draft ends with the page, unless the form is refused. */
  sent(): void;
  /** Says what is wrong and focuses the first wrong field, else the notice or the button. */
  fail(issues: Issues<Field>): void;
  /** How often it failed. */
  attempt: number;
  isSending: boolean;
  /** These values are saved: they are what the form holds when nothing is typed. */
  saved(values: Values): void;
  /** Back to what the form holds when nothing is typed. */
  reset: () => void;
  /** Whether something typed is not saved. */
  isDirty: () => boolean;
  /** Whether something typed is neither saved nor in the draft. */
  isDraftPending: () => boolean;
  /** Deletes the draft, when somebody leaves without saving. */
  discard: () => void;
  /** Whether a draft has been put back. */
  wasRestored: boolean;
  /** Whether it is known if there is a draft: what it holds is in the form from then on. */
  isDraftRead: boolean;
}

/** The one state of forms: values, issues, draft, pending state, and where the focus goes. */
export function useForm<Values extends object, Field extends string>(
  options: FormOptions<Values, Field>,
): FormControl<Values, Field> {
  const { result, draft: place } = options;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState(options.start);
  const returned = result?.done === undefined ? result?.values : undefined;
  const [values, setValues] = useState<Values>(() => ({ ...start, ...knownFields({ ...returned }, start) }));
  const [refusal, setRefusal] = useState(() => refusalIn(result));
  const [attempt, setAttempt] = useState(isRefused(refusal) ? 1 : 0);
  const { wasRestored, isRead, isPending, forget } = useDraft({
    place,
    values,
    start,
    put: setValues,
    onStored: options.onDraftStored,
  });
  const navigation = useNavigation();
  const isPosted = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const isSending = options.isSending || isPosted;

  useEffect(() => {
    if (!form.current) return;
    const typed = typedInto(form.current, Object.keys(start));
    if (Object.keys(typed).length > 0) setValues((now) => ({ ...now, ...knownFields(typed, now) }));
  }, [start]);

  const dirty = useRef(false);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
    dirty.current = changedFields(values, start) !== undefined;
  }, [values, start]);

  useEffect(() => {
    if (attempt === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? notice.current ?? find('[type="submit"]'))?.focus();
  }, [attempt]);

  const isSent = useRef(false);
  useEffect(() => () => void (isSent.current && forget()), [forget]);

  const refuse = useCallback((found: Refusal) => {
    setRefusal(found);
    setAttempt((tries) => tries + 1);
  }, []);
  const reset = useCallback(() => {
    setValues(start);
    setRefusal(accepted);
    forget();
  }, [start, forget]);

  const seen = useRef(result);
  useEffect(() => {
    if (result === seen.current) return;
    seen.current = result;
    isSent.current = false;
    const found = refusalIn(result);
    if (result?.done !== undefined) reset();
    else if (isRefused(found)) refuse(found);
    else setRefusal(found);
  }, [result, reset, refuse]);

  function mend(...fields: Field[]) {
    if (fields.some((field) => refusal.issues[field]))
      setRefusal({ ...refusal, issues: without(refusal.issues, fields) });
  }

  return {
    ...refusal,
    form,
    notice,
    values,
    returned: returned ?? {},
    change(part, ...fields) {
      setValues((now) => ({ ...now, ...part }));
      mend(...fields);
    },
    mend,
    check() {
      if (isSending) return false;
      const issues = { ...(form.current && issuesOf(form.current)), ...options.check?.(values) };
      if (Object.keys(issues).length === 0) return true;
      refuse({ issues });
      return false;
    },
    sent() {
      isSent.current = true;
    },
    fail: useCallback((issues) => refuse({ issues }), [refuse]),
    attempt,
    isSending,
    saved: useCallback(
      (sent) => {
        setStart(sent);
        // Something may have been typed meanwhile.
        dirty.current = changedFields(latest.current, sent) !== undefined;
        if (!dirty.current) forget();
      },
      [forget],
    ),
    reset,
    isDirty: useCallback(() => dirty.current, []),
    isDraftPending: useCallback(() => dirty.current && isPending(), [isPending]),
    discard: forget,
    wasRestored,
    isDraftRead: isRead,
  };
}

const accepted: Refusal = { issues: {} };

function refusalIn(result: FormResult | undefined): Refusal {
  if (!result || result.done !== undefined) return accepted;
  const { issues, problem, retryAfter } = result;
  return { issues, problem, retryAfter };
}

function isRefused({ issues, problem }: Refusal): boolean {
  return problem !== undefined || Object.keys(issues).length > 0;
}

function without(issues: Issues, fields: readonly string[]): Issues {
  return Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field)));
}
