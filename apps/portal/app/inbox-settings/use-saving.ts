import { CallError, type FieldIssue } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';

interface Said {
  done: string;
  /** What can be done about it. */
  action?: (close: () => void) => ReactNode;
}

interface Saving {
  /** For a form whose fields are marked: the focus goes to the first of them, else back to the button. */
  form: RefObject<HTMLFormElement | null>;
  isSaving: boolean;
  /** Why it was not saved, beside what saves it. */
  failure: ReactNode;
  /** What is wrong with a field, in words. */
  errorOf: (field: string) => string | undefined;
  /**
   * Saves something and says the outcome; what is wrong with fields stands beside them.
   * @param blank fields that are to be filled in and are not @returns whether it was saved
   */
  save: (work: () => Promise<unknown>, said: Said, blank?: readonly string[]) => Promise<boolean>;
  /** Nothing is wrong any more: another thing is edited. */
  forget: () => void;
}

/** Saves one thing at a time. */
export function useSaving(): Saving {
  const { t } = useLingui();
  const toast = useToast();
  const issueText = useIssueText();
  const { failure, fail, begin } = useFailure();
  const [isSaving, setSaving] = useState(false);
  const [issues, setIssues] = useState<ReadonlyMap<string, FieldIssue>>(new Map());
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // The button that was pressed could not hold the focus meanwhile.
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[type="submit"]'))?.focus();
  }, [refusals]);

  const markedText = t`Not saved. Please check the marked fields.`;

  function textOf(error: unknown): string {
    if (!(error instanceof CallError)) return t`An unexpected error has occurred, please try again`;
    if (error.issues?.some(({ code }) => code === 'changedMeanwhile'))
      return t`Someone else has changed this in the meantime. Saving again replaces their version.`;
    const [issue] = error.issues ?? [];
    if (error.errorName === 'Conflict' && issue) return issueText(issue) ?? error.message;
    if (error.errorName === 'BadRequest') return markedText;
    if (error.errorName === 'Forbidden') return t`Your role does not allow this.`;
    if (error.errorName === 'NotFound') return t`This has already been done.`;
    return t`An unexpected error has occurred, please try again`;
  }

  return {
    form,
    isSaving,
    failure,
    errorOf: (field) => issueText(issues.get(field)),
    forget: () => setIssues(new Map()),
    async save(work, { done, action }, blank = []) {
      if (isSaving) return false;
      begin();
      if (blank.length > 0) {
        setIssues(new Map(blank.map((field) => [field, { code: 'required' }])));
        setRefusals((count) => count + 1);
        fail(markedText);
        return false;
      }
      setSaving(true);
      try {
        await work();
        setIssues(new Map());
        toast(done, 'done', action);
        return true;
      } catch (error) {
        console.error('Not saved', error);
        const found = error instanceof CallError ? (error.issues ?? []) : [];
        setIssues(new Map(found.map((issue) => [issue.field, issue])));
        setRefusals((count) => count + 1);
        fail(textOf(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
