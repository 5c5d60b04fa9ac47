import { Button, FormNotice } from '@kontor/ui';
import type { DraftPlace } from '@kontor/web/draft/place';
import { FormElement } from '@kontor/web/form/form-element';
import type { FormResult } from '@kontor/web/form/form-result';
import { RestoredNote } from '@kontor/web/form/restored-note';
import { useForm } from '@kontor/web/form/use-form';
import { useAccountIssueText } from '@kontor/web/issue/use-account-issue-text';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import type { ReactNode } from 'react';
import './page-form.css';

interface PageFormProps {
  /** Where it is posted to, with language and way back. */
  action: string;
  /** The result of the form when it was sent. */
  result: FormResult | undefined;
  submit: string;
  /** What the button says meanwhile. */
  sending: string;
  /** The fields of the draft, with what they hold when nothing is typed. */
  start?: Record<string, string>;
  /** Where the draft is stored until the form is done. */
  draft?: DraftPlace;
  variant?: 'primary' | 'petrol' | 'danger';
  /** Stands behind the button: ways on for who cannot fill the form in. */
  ways?: ReactNode;
  children?: ReactNode;
}

const noFields = {};

/** A form that is posted to a page: what is wrong with it as a whole, its fields, and its one button. */
export function PageForm({
  action,
  result,
  submit,
  sending,
  start = noFields,
  draft,
  variant,
  ways,
  children,
}: PageFormProps) {
  const control = useForm({ start, result, draft });
  const issueText = useAccountIssueText();
  const problem = useProblemText()(control.problem, control.retryAfter);
  return (
    <FormElement className="a-form" action={action} control={control} issueText={issueText}>
      {problem ? (
        <FormNotice kind="bad" ref={control.notice}>
          {problem}
        </FormNotice>
      ) : null}
      {children}
      {control.wasRestored ? <RestoredNote onUndo={control.reset} /> : null}
      <Button type="submit" variant={variant ?? 'primary'} size="large" wide loading={control.isSending}>
        {control.isSending ? sending : submit}
      </Button>
      {ways}
    </FormElement>
  );
}
