import type { BusinessProfile, Data, listMyBusinesses, ProductOfBusiness } from '@kontor/contract';
import { Button, ButtonLink, ErrorNote, localDay, useToast } from '@kontor/ui';
import { Check, Send } from '@kontor/ui/icon';
import { FormElement } from '@kontor/web/form/form-element';
import { FormNotes } from '@kontor/web/form/form-notes';
import { useForm } from '@kontor/web/form/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { decimalSign } from '../amount/read-amount.ts';
import { useAttachments } from '../attachment/use-attachments.ts';
import { followedBoost } from '../boost/followed-boosts.ts';
import { tellBoost } from '../boost/tell-boost.ts';
import { viewOfBusiness } from '../business/business-view.ts';
import { LeaveGuard } from '../page-part/leave-guard.tsx';
import type { ActingIdentity } from '../session/acting-identity.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { tickedSuppliers } from '../ticked-suppliers/ticked-suppliers.ts';
import { AskInstead, AskOthers } from './ask-others.tsx';
import { FilesPart } from './files-part.tsx';
import {
  type InquiryField,
  type InquiryValues,
  isMissing,
  issuesIn,
  oneself,
  othersIn,
  startValues,
} from './inquiry-values.ts';
import { Receiver } from './receiver.tsx';
import { RequestFields } from './request-fields.tsx';
import { SendAs } from './send-as.tsx';
import { Sent, type SentInquiry } from './sent-inquiry.tsx';
import { type SendRefusal, useSendInquiry } from './use-send-inquiry.ts';
import { useSimilarSuppliers } from './use-similar-suppliers.ts';
import { useUnits } from './use-units.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

interface InquiryFormProps {
  owner: string;
  /** As whom somebody acts: as that they send, unless they choose another. */
  actingAs: ActingIdentity;
  business: BusinessProfile;
  products: readonly ProductOfBusiness[];
  mine: Data<typeof listMyBusinesses>;
}

/** Checklist 148, 196, 240, 327. What is typed is kept; what failed is sent again with the same key. */
export function InquiryForm({ owner, actingAs, business, products, mine }: InquiryFormProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const session = useSession();
  const { language } = usePortal();
  const decimal = decimalSign(language);
  const [query] = useSearchParams();
  const [unit] = useUnits();
  const { id, name, href, claimed } = viewOfBusiness(business);
  const own = new Set(mine.map(({ businessID }) => businessID));
  const wanted = claimed ? othersIn(query, id).filter((other) => !own.has(other)) : [];
  const askedFor = wanted.join();
  const [start] = useState(() =>
    startValues({
      from: actingAs.type === 'business' && own.has(actingAs.businessID) ? actingAs.businessID : oneself,
      productID:
        products.find(({ productID }) => productID === query.get('product')?.toLowerCase())?.productID ?? '',
      others: wanted,
      askedFor,
      unit,
    }),
  );
  const [storedAt, setStoredAt] = useState<Date>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendRefusal>();
  const [sent, setSent] = useState<SentInquiry>();
  const send = useSendInquiry({ to: id, decimal });
  const suggested = useSimilarSuppliers(business, own);
  const control = useForm<InquiryValues, InquiryField>({
    start,
    check: (typed) => issuesIn(typed, { decimal, today: localDay() }),
    draft: { owner, form: `inquiry-${id}` },
    onDraftStored: () => setStoredAt(new Date()),
    isSending: isBusy,
  });
  const { values, change, attempt, issues } = control;

  const attachments = useAttachments({
    sent: values.files,
    put: (files) => change({ files }),
    isRead: control.isDraftRead,
  });
  const [isWaiting, setWaiting] = useState(false);
  const [fileProblem, setFileProblem] = useState<string>();
  const { isBusy: areFilesBusy, hasFailed } = attachments;
  useEffect(() => {
    if (!hasFailed) setFileProblem(undefined);
  }, [hasFailed]);
  // The key is there once the draft is read, which a quick reader does not wait for.
  const isReady = !areFilesBusy && values.idempotencyKey !== '';
  // Sent by the form, which looks again at what was typed meanwhile.
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    control.form.current?.requestSubmit();
  }, [isWaiting, isReady, control.form]);

  // Whoever comes back with others ticked asks these.
  const isAskedAnew = control.isDraftRead && values.askedFor !== askedFor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering
  useEffect(() => {
    if (isAskedAnew) change(askedFor === '' ? { askedFor } : { askedFor, others: wanted });
  }, [isAskedAnew]);

  // In the draft before anything is sent, so that what is sent again after a lost answer has the same.
  const isKeyWanted = control.isDraftRead && values.message !== '' && values.idempotencyKey === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering
  useEffect(() => {
    if (isKeyWanted) change({ idempotencyKey: crypto.randomUUID() });
  }, [isKeyWanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once for each attempt
  useEffect(() => {
    if (attempt > 0 && isMissing(issues)) toast(t`You have to fill all the form fields`, 'failed');
  }, [attempt]);

  async function submit() {
    if (hasFailed) return setFileProblem(t`Remove the files that were not accepted, then send.`);
    if (!isReady) return setWaiting(true);
    setBusy(true);
    setFailure(undefined);
    const answer = await send(values);
    setBusy(false);
    if ('requestID' in answer) {
      const suppliers = [id, ...values.others];
      const conversations = answer.requestIDs.flatMap((requestID, place) => {
        const businessID = suppliers[place];
        return businessID === undefined ? [] : { requestID, businessID };
      });
      setSent({ party: values.from, conversations });
      for (const asked of suppliers) {
        const boostID = followedBoost(asked);
        if (boostID) tellBoost(session, boostID, 'inquiry');
      }
      tickedSuppliers.clear();
      return discard();
    }
    if (answer.correction) change(answer.correction);
    if (answer.issues.files) attachments.check();
    setFailure(answer);
    toast(t`An unexpected error has occurred, please try again`, 'failed');
    control.fail(answer.issues);
  }

  function discard() {
    control.reset();
    attachments.clear();
    setWaiting(false);
    setStoredAt(undefined);
    setFailure(undefined);
  }

  function followKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    control.form.current?.requestSubmit();
  }

  if (sent) return <Sent {...sent} href={href} name={name} />;
  return (
    <div className="q-columns">
      <div className="q-main">
        <p className="k-meta q-kept" role="status">
          {storedAt ? (
            <>
              <Check size={16} />
              {t`Draft saved ${i18n.date(storedAt, { hour: '2-digit', minute: '2-digit' })}`}
            </>
          ) : null}
        </p>
        <FormElement
          control={control}
          onValid={() => void submit()}
          className="k-card"
          aria-label={t`Send Request`}
          onKeyDown={followKey}
        >
          <Receiver business={business} others={values.others} />
          <SendAs mine={mine} />
          <RequestFields subject={values.subject} message={values.message} products={products} />
          <FilesPart
            attachments={attachments}
            isConfidential={values.isConfidential}
            onConfidential={(isConfidential) => change({ isConfidential })}
            problem={fileProblem}
          />
          <div className="q-foot">
            <FormNotes control={control} />
            {failure ? (
              <ErrorNote text={failure.text}>
                {failure.way ? (
                  <ButtonLink size="small" href={failure.way.href}>
                    {failure.way.text}
                  </ButtonLink>
                ) : null}
              </ErrorNote>
            ) : null}
            <div className="q-ways">
              <Button type="submit" variant="primary" size="large" loading={isBusy || isWaiting}>
                <Send size={18} />
                <Trans>Upload Inquiry</Trans>
              </Button>
              <span className="k-meta" role="status">
                {isWaiting && areFilesBusy ? (
                  <Trans>It will be sent once the files are uploaded.</Trans>
                ) : null}
              </span>
              {isWaiting && areFilesBusy ? (
                <Button variant="quiet" onClick={() => setWaiting(false)}>
                  <Trans>Do not send yet</Trans>
                </Button>
              ) : null}
              <Button variant="quiet" disabled={isBusy} onClick={discard}>
                <Trans>Discard draft</Trans>
              </Button>
              <span className="k-meta q-keys">
                <Trans>
                  <kbd>Ctrl</kbd> <kbd>Enter</kbd> sends
                </Trans>
              </span>
            </div>
          </div>
          <LeaveGuard isDirty={nothing} isDraftPending={control.isDraftPending} onLeave={control.discard} />
        </FormElement>
      </div>
      <aside className="q-aside">
        <WhatHappensNext party={values.from} isClaimed={claimed} />
        {claimed ? (
          <AskOthers suggested={suggested} others={values.others} onChange={(others) => change({ others })} />
        ) : (
          <AskInstead suggested={suggested} />
        )}
      </aside>
    </div>
  );
}

/** Whoever goes elsewhere finds the draft when they come back. */
const nothing = () => false;
