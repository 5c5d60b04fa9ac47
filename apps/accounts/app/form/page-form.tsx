import { Button, FormNotice } from '@kontor/ui';
import type { DraftPlace } from '@kontor/web/draft/place';
import { FormElement } from '@kontor/web/form/form-element';
import type { FormResult } from '@kontor/web/form/form-result';
import { RestoredNote } from '@kontor/web/form/restored-note';
import { useForm } from '@kontor/web/form/use-form';
import { useAccountIssueText } from '@kontor/web/issue/use-account-issue-text';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { usePageAddress } from '../visit/use-page-address.ts';
import './page-form.css';

interface PageFormProps {
  /** The page it is posted to; language and way back go along. */
  path: string;
  query?: Record<string, string>;
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

/**
 * A form that is posted to a page: what is wrong with it as a whole, its fields, and its one button. When it was sent, its
 * result is that of the page's action.
 */
export function PageForm({
  path,
  query,
  submit,
  sending,
  start = noFields,
  draft,
  variant,
  ways,
  children,
}: PageFormProps) {
  const result = useActionData<FormResult>();
  const address = usePageAddress();
  const control = useForm({ start, result, draft });
  const issueText = useAccountIssueText();
  const problem = useProblemText()(control.problem, control.retryAfter);
  return (
    <FormElement className="a-form" action={address(path, query)} control={control} issueText={issueText}>
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
