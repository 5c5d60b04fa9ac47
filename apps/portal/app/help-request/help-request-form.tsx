import { Button, ConfirmDialog, ErrorNote, Note, useToast } from '@kontor/ui';
import { FormElement } from '@kontor/web/form/form-element';
import { FormNotes } from '@kontor/web/form/form-notes';
import type { FormResult } from '@kontor/web/form/form-result';
import { useForm } from '@kontor/web/form/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../page-part/leave-guard.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { CompanyFields } from './company-fields.tsx';
import { issuesOf, noValues } from './help-request-values.ts';
import type { HelpRequestOptions } from './load-help-request.server.ts';
import { PersonFields } from './person-fields.tsx';
import { ProductFields } from './product-fields.tsx';

interface HelpRequestFormProps {
  options: HelpRequestOptions;
  /** The result of the form, once it was sent. */
  result: FormResult | undefined;
}

/** The form with its states (checklist 139, 189, 205, 221, 318, 319). Whatever fails, nothing that was typed is lost. */
export function HelpRequestForm({ options, result }: HelpRequestFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const owner = useDraftOwner();
  const control = useForm({
    start: noValues,
    result,
    check: issuesOf,
    draft: owner === undefined ? undefined : { owner, form: 'help-request' },
  });
  const { form, isSending, reset } = control;
  const [asking, setAsking] = useState(false);
  // Made in the browser: a cached page must not hand the same to everybody.
  const [requestID, setRequestID] = useState('');
  useEffect(() => setRequestID(crypto.randomUUID()), []);

  const sent = t`Request sent successfully, you will be contact soon!`;
  const failed = t`There was an error processing your request, please try again in a few hours!`;

  const told = useRef(result);
  useEffect(() => {
    if (!result || result === told.current) return;
    told.current = result;
    if (result.problem) return toast(failed, 'failed');
    if (!result.done) return;
    toast(sent, 'done');
    setRequestID(crypto.randomUUID());
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [result, toast, sent, failed, form]);

  function askToClear() {
    if (control.isDirty()) setAsking(true);
    else clear();
  }

  function clear() {
    setAsking(false);
    reset();
  }

  return (
    <FormElement className="q-form" control={control} preventScrollReset autoComplete="on">
      {result?.done ? (
        <Note>
          <p>{sent}</p>
        </Note>
      ) : null}
      <PersonFields options={options} />
      <CompanyFields options={options} />
      <ProductFields kind="buy" />
      <ProductFields kind="sell" />
      <input type="hidden" name="requestID" value={requestID} />
      <div className="q-nickname" aria-hidden="true">
        <label>
          <Trans>Leave this field empty</Trans>
          <input name="nickname" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormNotes control={control} />
      {result?.problem ? <ErrorNote text={failed} /> : null}
      <div className="q-ends">
        <Button type="submit" variant="primary" loading={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Send</Trans>}
        </Button>
        {/* One that clears without asking would also do so while the scripts are on their way. */}
        <Button className="q-reset-asking" disabled={isSending} onClick={askToClear}>
          <Trans>Reset Form</Trans>
        </Button>
        <Button className="q-reset-plain" type="reset">
          <Trans>Reset Form</Trans>
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t`Clear the form?`}
          text={t`Everything you typed will be removed.`}
          texts={{ confirm: t`Clear`, cancel: t`Keep editing` }}
          onConfirm={clear}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      <LeaveGuard
        isDirty={control.isDirty}
        isDraftPending={control.isDraftPending}
        onLeave={control.discard}
      />
    </FormElement>
  );
}
