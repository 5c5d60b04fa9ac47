import { Button, ConfirmDialog, ErrorNote, Note, useToast } from '@kontor/ui';
import { FormNotes } from '@kontor/web/form/form-notes';
import { useTypedForm } from '@kontor/web/form/use-typed-form';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { helpRequestPath } from '../contact/contact-address.ts';
import { LeaveGuard } from '../page-part/leave-guard.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { CompanyFields } from './company-fields.tsx';
import type { HelpRequestPart } from './help-request-part.ts';
import {
  type HelpRequestField,
  type HelpRequestValues,
  issuesOf,
  noValues,
  valuesIn,
} from './help-request-values.ts';
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
  const sending = useNavigation().formAction?.startsWith(helpRequestPath) ?? false;
  const owner = useDraftOwner();
  const typed = useTypedForm<HelpRequestValues, HelpRequestField>({
    start: answer && answer.outcome !== 'sent' ? answer.values : noValues,
    empty: noValues,
    issues: answer?.outcome === 'wrong' ? answer.issues : {},
    draft: owner === undefined ? undefined : { owner, form: 'help-request' },
  });
  const { form, values, issues, put, reset, fail, pass } = typed;
  const [asking, setAsking] = useState(false);
  // Made in the browser: a cached page must not hand the same to everybody.
  const [requestID, setRequestID] = useState('');

  const sent = t`Request sent successfully, you will be contact soon!`;
  const failed = t`There was an error processing your request, please try again in a few hours!`;

  useEffect(() => {
    setRequestID(crypto.randomUUID());
    // What was typed before the scripts came is in the fields alone.
    if (form.current) put(valuesIn(new FormData(form.current)));
  }, [form, put]);

  const told = useRef(answer);
  useEffect(() => {
    if (!answer || answer === told.current) return;
    told.current = answer;
    if (answer.outcome === 'wrong') return fail(answer.issues);
    toast(answer.outcome === 'sent' ? sent : failed, answer.outcome === 'sent' ? 'done' : 'failed');
    if (answer.outcome !== 'sent') return;
    reset();
    setRequestID(crypto.randomUUID());
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [answer, toast, sent, failed, fail, reset, form]);

  function check(event: FormEvent) {
    const found = issuesOf(values);
    if (Object.keys(found).length === 0) {
      pass();
      if (sending) event.preventDefault();
      return;
    }
    event.preventDefault();
    fail(found);
  }

  function askToClear() {
    if (typed.isDirty()) setAsking(true);
    else clear();
  }

  function clear() {
    setAsking(false);
    reset();
  }

  const part: HelpRequestPart = {
    values,
    options,
    change: (field, value) => typed.change({ [field]: value }, field),
    error: (field) => textOf(issues[field]),
  };
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
      <FormNotes typed={typed} />
      <div className="q-ends">
        <Button type="submit" variant="primary" loading={sending}>
          {sending ? <Trans>Sending</Trans> : <Trans>Send</Trans>}
        </Button>
        {/* One that clears without asking would also do so while the scripts are on their way. */}
        <Button className="q-reset-asking" disabled={sending} onClick={askToClear}>
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
      <LeaveGuard isDirty={typed.isDirty} isUnkept={typed.isUnkept} onLeave={typed.discard} />
    </Form>
  );
}
