import { Button, ConfirmDialog, ErrorNote, Note, useToast } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { LeaveGuard } from '../page-part/leave-guard.tsx';
import { CompanyFields } from './company-fields.tsx';
import type { HelpRequestPart } from './help-request-part.ts';
import { type HelpRequestField, issuesOf, noValues, valuesIn } from './help-request-values.ts';
import type { HelpRequestOptions } from './load-help-request.server.ts';
import { PersonFields } from './person-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import type { HelpRequestOutcome } from './send-help-request.server.ts';

interface HelpRequestFormProps {
  options: HelpRequestOptions;
  /** What became of the form, once it was sent. */
  answer: HelpRequestOutcome | undefined;
}

/** The form with its states (checklist 139, 189, 205, 221, 318, 319). Whatever fails, nothing that was typed is lost. */
export function HelpRequestForm({ options, answer }: HelpRequestFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const textOf = useIssueText();
  const sending = useNavigation().formAction?.startsWith('/contact-us/form') ?? false;
  const form = useRef<HTMLFormElement>(null);
  const typed = answer && answer.outcome !== 'sent' ? answer.values : noValues;
  const [values, setValues] = useState(typed);
  const [issues, setIssues] = useState(answer?.outcome === 'wrong' ? answer.issues : {});
  const [asking, setAsking] = useState(false);
  // Made in the browser: a page that is kept must not hand the same to everybody.
  const [requestID, setRequestID] = useState('');

  const sent = t`Request sent successfully, you will be contact soon!`;
  const failed = t`There was an error processing your request, please try again in a few hours!`;

  const dirty = useRef(false);
  useEffect(() => {
    dirty.current = JSON.stringify(values) !== JSON.stringify(noValues);
  }, [values]);
  const isDirty = useCallback(() => dirty.current, []);

  useEffect(() => {
    setRequestID(crypto.randomUUID());
    // What was typed before the scripts came is in the fields alone.
    if (form.current) setValues(valuesIn(new FormData(form.current)));
  }, []);

  const told = useRef(answer);
  useEffect(() => {
    if (!answer || answer === told.current) return;
    told.current = answer;
    if (answer.outcome === 'wrong') return setIssues(answer.issues);
    toast(answer.outcome === 'sent' ? sent : failed, answer.outcome === 'sent' ? 'done' : 'failed');
    if (answer.outcome !== 'sent') return;
    setValues(noValues);
    setRequestID(crypto.randomUUID());
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [answer, toast, sent, failed]);

  // After a try that failed: to the first field that is wrong.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  function change(field: HelpRequestField, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    if (issues[field]) setIssues(({ [field]: _, ...others }) => others);
  }

  function check(event: FormEvent) {
    const found = issuesOf(values);
    setIssues(found);
    if (Object.keys(found).length === 0 && !sending) return;
    event.preventDefault();
    setAttempt((tries) => tries + 1);
  }

  function reset() {
    if (isDirty()) setAsking(true);
    else clear();
  }

  function clear() {
    setAsking(false);
    setValues(noValues);
    setIssues({});
  }

  const error = (field: HelpRequestField) => textOf(issues[field]);
  const part: HelpRequestPart = { values, options, change, error };
  return (
    <Form
      className="q-form"
      method="post"
      ref={form}
      onSubmit={check}
      noValidate
      preventScrollReset
      autoComplete="on"
    >
      {answer?.outcome === 'sent' ? (
        <Note>
          <p>{sent}</p>
        </Note>
      ) : null}
      {answer?.outcome === 'failed' ? <ErrorNote text={failed} /> : null}
      <PersonFields {...part} />
      <CompanyFields {...part} />
      <ProductFields {...part} kind="buy" />
      <ProductFields {...part} kind="sell" />
      <input type="hidden" name="requestID" value={requestID} />
      <div className="q-nickname" aria-hidden="true">
        <label>
          <Trans>Leave this field empty</Trans>
          <input name="nickname" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="q-ends">
        <Button type="submit" variant="primary" loading={sending}>
          {sending ? <Trans>Sending</Trans> : <Trans>Send</Trans>}
        </Button>
        {/* One that clears without asking would also do so while the scripts are on their way. */}
        <Button className="q-reset-asking" disabled={sending} onClick={reset}>
          <Trans>Reset Form</Trans>
        </Button>
        <Button className="q-reset-plain" type="reset">
          <Trans>Reset Form</Trans>
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t`Clear the form?`}
          text={t`Everything you typed is removed.`}
          texts={{ confirm: t`Clear`, cancel: t`Keep editing` }}
          onConfirm={clear}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      <LeaveGuard isDirty={isDirty} />
    </Form>
  );
}
