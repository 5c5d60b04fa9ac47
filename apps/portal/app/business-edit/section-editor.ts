import {
  type BusinessSectionState,
  CallError,
  type DraftedFields,
  type FieldIssue,
  type FieldName,
  type SentFields,
} from '@kontor/contract';
import { checkField } from './check-field.ts';
import { type FormValue, fieldKinds, type SectionForm } from './field-kinds.ts';

/**
 * How far what was typed is on its way to the draft on the server. `failed`: the server does not answer, and is asked again by
 * itself. `refused`: it answered that it does not take something, and takes it no better a second time.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused';

/** What a section's form shows. */
export interface SectionView {
  state: BusinessSectionState;
  /** What is published, or typed in its place. */
  values: SectionForm;
  /** Fields typed and not published. */
  typed: readonly FieldName[];
  issues: Partial<Record<FieldName, FieldIssue>>;
  saving: SaveState;
}

interface SectionCalls {
  load: () => Promise<BusinessSectionState>;
  save: (draft: DraftedFields & { base: DraftedFields }) => Promise<BusinessSectionState>;
  discard: () => Promise<BusinessSectionState>;
  publish: (fields: SentFields & { revision: number }) => Promise<BusinessSectionState>;
  confirm: () => Promise<BusinessSectionState>;
}

/** Where this browser stores what the server does not have yet. */
interface UnsavedStore {
  read: () => Promise<SectionForm | undefined>;
  /** Undefined when there is nothing. */
  write: (unsaved: SectionForm | undefined) => void;
}

interface SectionEditorOptions {
  fields: readonly FieldName[];
  /** Sign before decimals in the language of who types. */
  decimal: string;
  start: BusinessSectionState;
  calls: SectionCalls;
  unsaved: UnsavedStore;
  /** Does something later. @returns what calls it off */
  later: (work: () => void, milliseconds: number) => () => void;
  onChange: () => void;
}

export interface SectionEditor {
  view: () => SectionView;
  change: (field: FieldName, value: FormValue) => void;
  /** Saves what is typed at once. @returns whether the server has all of it */
  save: () => Promise<boolean>;
  /** Ends a clash: with what was typed, or with what somebody else published. */
  settle: (field: FieldName, withMine: boolean) => void;
  /** @returns whether it is published; where not, the view says why. @throws CallError for what no field is to blame for */
  publish: () => Promise<boolean>;
  /** @returns what types everything again. @throws CallError */
  discard: () => Promise<() => void>;
  /** @throws CallError */
  confirm: () => Promise<void>;
  /** Loads what others published meanwhile. @throws CallError */
  reload: () => Promise<void>;
  close: () => void;
}

/** Milliseconds after the last key before a draft is saved; pauses before it is tried again. */
const pause = 1_000;
const firstRetry = 5_000;
const maxRetry = 60_000;

/** One section that is edited: what is typed becomes a draft on the server by itself, one request at a time, and is not lost. */
export function openSectionEditor(options: SectionEditorOptions): SectionEditor {
  const { fields, decimal, calls, unsaved, later, onChange } = options;
  const { toForm, toSent, isSame } = fieldKinds(decimal);
  let state = options.start;
  /** What stands in the form, letter by letter, where somebody typed. */
  const typed = new Map<FieldName, FormValue>();
  /** Fields whose draft on the server is not what is typed. */
  let pending = new Set<FieldName>();
  /** Fields of which the draft is about what is published now, whatever it was about. */
  const settled = new Set<FieldName>();
  /** Fields in which somebody types at the moment: nothing is said of them until they pause. */
  const underway = new Set<FieldName>();
  /** Fields that the server did not take into the draft, until they are typed again. */
  const refusedFields = new Set<FieldName>();
  let issues: SectionView['issues'] = {};
  let saving: SaveState = 'saved';
  let retry = firstRetry;
  let sending: Promise<void> | undefined;
  let callOff = () => {};

  const publishedOf = (field: FieldName) => toForm(field, state.values[field]);

  const inForm = (field: FieldName) => typed.get(field) ?? publishedOf(field);

  /** Fields whose value is not the published one. */
  const changed = () =>
    [...typed].filter(([field, value]) => !isSame(field, value, publishedOf(field))).map(([field]) => field);

  /** What can be told wrong here, of fields nobody types in at the moment. */
  function found(): SectionView['issues'] {
    const wrong = changed().flatMap((field) => {
      const issue = underway.has(field) ? undefined : checkField(field, inForm(field), decimal);
      return issue ? [[field, issue] as const] : [];
    });
    return Object.fromEntries(wrong);
  }

  function look(): SectionView {
    const values = fields.map((field) => [field, inForm(field)]);
    return {
      state,
      values: Object.fromEntries(values),
      typed: changed(),
      // What the server said of a field, which knows more.
      issues: { ...found(), ...issues },
      saving,
    };
  }

  function tell(): void {
    shown = look();
    onChange();
  }

  function store(): void {
    const waiting = [...pending, ...refusedFields].map((field) => [field, inForm(field)]);
    unsaved.write(waiting.length > 0 ? Object.fromEntries(waiting) : undefined);
  }

  function put(field: FieldName, value: FormValue): void {
    typed.set(field, value);
    pending.add(field);
    refusedFields.delete(field);
  }

  function plan(milliseconds: number): void {
    callOff();
    callOff = later(() => void save(), milliseconds);
  }

  /** Takes over what the server has; what was typed meanwhile stays. */
  function take(answer: BusinessSectionState): void {
    state = answer;
    for (const field of fields) {
      if (pending.has(field) || refusedFields.has(field)) continue;
      if (!answer.draft?.fields.includes(field)) {
        const mine = typed.get(field);
        if (mine && !isSame(field, mine, publishedOf(field))) typed.delete(field);
      } else {
        const drafted = toForm(field, answer.draft.values[field]);
        const mine = typed.get(field);
        if (!mine || !isSame(field, mine, drafted)) typed.set(field, drafted);
      }
    }
  }

  function draftOf(sent: readonly FieldName[]): DraftedFields & { base: DraftedFields } {
    const draft = state.draft;
    const baseOf = (field: FieldName) =>
      draft?.fields.includes(field) && !settled.has(field)
        ? toForm(field, draft.base[field])
        : publishedOf(field);
    const of = (value: (field: FieldName) => FormValue) =>
      Object.fromEntries(sent.map((field) => [field, toSent(field, value(field))]));
    return { ...of(inForm), base: of(baseOf) };
  }

  async function send(): Promise<void> {
    const sent = [...pending];
    const draft = draftOf(sent);
    pending = new Set();
    underway.clear();
    saving = 'saving';
    tell();
    try {
      const answer = await calls.save(draft);
      for (const field of sent) settled.delete(field);
      take(answer);
      saving = pending.size > 0 ? 'waiting' : refusedFields.size > 0 ? 'refused' : 'saved';
      retry = firstRetry;
    } catch (error) {
      console.error('A draft could not be saved', error);
      if (isRefusal(error)) setAside(sent, error);
      else {
        for (const field of sent) pending.add(field);
        saving = 'failed';
        plan(retry);
        retry = Math.min(maxRetry, retry * 2);
      }
    }
    store();
    tell();
  }

  /** Of what was refused, the fields that are to blame wait until they are typed again; the others are sent without them. */
  function setAside(sent: readonly FieldName[], error: CallError): void {
    const named = refused(error);
    const blamed = sent.filter((field) => named[field]);
    for (const field of blamed.length > 0 ? blamed : sent) refusedFields.add(field);
    for (const field of sent) if (!refusedFields.has(field)) pending.add(field);
    issues = { ...issues, ...named };
    saving = pending.size > 0 ? 'waiting' : 'refused';
  }

  async function save(): Promise<boolean> {
    callOff();
    if (sending) await sending;
    if (pending.size === 0) return refusedFields.size === 0;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
    if (saving === 'failed') return false;
    return save();
  }

  /** The fields that were refused, each by its name alone. */
  function refused({ issues: found = [] }: CallError): SectionView['issues'] {
    const known = found.flatMap(({ field, code, limit }) => {
      const name = fields.find((each) => each === field.split('.')[0]);
      return name ? [[name, { code, limit }] as const] : [];
    });
    return Object.fromEntries(known);
  }

  async function reload(): Promise<void> {
    take(await calls.load());
    tell();
  }

  for (const field of state.draft?.fields ?? []) typed.set(field, toForm(field, state.draft?.values[field]));
  let shown = look();
  void unsaved.read().then((before) => {
    const left = fields.flatMap((field) =>
      before?.[field] === undefined ? [] : [[field, before[field]] as const],
    );
    if (left.length === 0) return;
    for (const [field, value] of left) if (!pending.has(field)) put(field, value);
    saving = 'waiting';
    tell();
    plan(0);
  });

  return {
    view: () => shown,
    change(field, value) {
      put(field, value);
      underway.add(field);
      const { [field]: _, ...others } = issues;
      issues = others;
      if (saving !== 'saving') saving = 'waiting';
      store();
      tell();
      plan(pause);
    },
    save,
    settle(field, withMine) {
      if (!withMine) typed.delete(field);
      settled.add(field);
      pending.add(field);
      refusedFields.delete(field);
      store();
      tell();
      plan(0);
    },
    async publish() {
      if (!(await save())) return false;
      if (Object.keys(found()).length > 0) return false;
      const entries = changed().map((field) => [field, toSent(field, inForm(field))]);
      if (entries.length === 0) return true;
      try {
        const answer = await calls.publish({ revision: state.revision, ...Object.fromEntries(entries) });
        take(answer);
        issues = {};
        tell();
        return true;
      } catch (error) {
        if (!(error instanceof CallError) || !error.issues) throw error;
        if (error.status === 409) await reload();
        else issues = refused(error);
        tell();
        return false;
      }
    },
    async discard() {
      callOff();
      if (sending) await sending;
      const before = [...typed];
      const answer = await calls.discard();
      pending = new Set();
      refusedFields.clear();
      underway.clear();
      typed.clear();
      issues = {};
      saving = 'saved';
      take(answer);
      store();
      tell();
      return () => {
        for (const [field, value] of before) put(field, value);
        saving = 'waiting';
        store();
        tell();
        plan(0);
      };
    },
    async confirm() {
      take(await calls.confirm());
      tell();
    },
    reload,
    close: () => callOff(),
  };
}

/** Whether the server answered that it will not take this; everything else may go another way the next time. */
function isRefusal(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}
