import {
  answerTestChallenge,
  CallError,
  confirmSubscription,
  type Membership,
  type MembershipOffer,
  orderByTransfer,
  redeemVoucher,
  type Subscribed,
  subscribe,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReloadManaged } from '../business-manage/managed-business.ts';
import { useSession } from '../session/session-context.tsx';
import { blankFields } from './blank-fields.ts';
import { CardRefused, type CardSource, testCardSource } from './card-source.ts';
import { type CheckoutFields, type InvoiceFields, useCheckoutFields } from './use-checkout-fields.ts';
import { type FormIssues, useFormIssues } from './use-form-issues.ts';
import { useOutcome } from './use-outcome.ts';

/** Why nothing was bought. */
type Failure =
  | { kind: 'card' | 'payment'; text: string }
  /** Something is missing, or cannot stand on the invoice. */
  | { kind: 'form'; issues: FormIssues };

export interface CheckoutState extends CheckoutFields {
  /** Stripe's element, while packages are paid through Stripe. */
  stripeCard: RefObject<CardSource | null>;
  /** asking: the bank asks the buyer; unknown: nobody knows whether the card was charged. */
  step: 'ready' | 'paying' | 'asking' | 'unknown';
  failure: Failure | undefined;
  /** Counts refusals, so that the focus goes to what is wrong each time. */
  refusals: number;
  /** What the bank of a test card asks. */
  challenge: { clientSecret: string; orderID: string } | undefined;
  answer: (isApproved: boolean) => Promise<void>;
  pay: () => Promise<void>;
}

interface Paying {
  membership: Membership;
  offer: MembershipOffer | undefined;
  reload: () => void;
  stated: InvoiceFields | undefined;
  onBought: (stated: InvoiceFields) => void;
}

/** The steps from the press of the button to the package: one at a time, and none that charges twice. */
export function useCheckout({ membership, offer, reload, stated, onBought }: Paying): CheckoutState {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const reloadFrame = useReloadManaged();
  const { businessID, buyer, order } = membership;
  const fields = useCheckoutFields(buyer, stated);
  const { ofBlank, refusedBy } = useFormIssues();
  const [failure, setFailure] = useState<Failure>();
  const [refusals, setRefusals] = useState(0);
  const [step, setStep] = useState<CheckoutState['step']>('ready');
  const [unknown, setUnknown] = useState<string>();
  const [challenge, setChallenge] = useState<CheckoutState['challenge']>();
  const isPaying = useRef(false);
  const stripeCard = useRef<CardSource>(null);
  const source = () => stripeCard.current ?? testCardSource(call, fields.card);

  const unableText = t`We are not able to process your payment at this time, please try again in a few minutes or contact support.`;

  function fail(error: unknown) {
    setStep('ready');
    setChallenge(undefined);
    setUnknown(undefined);
    setRefusals((count) => count + 1);
    if (error instanceof CardRefused || (error instanceof CallError && error.errorName === 'CardError')) {
      const { message } = error;
      setFailure({ kind: 'card', text: t`You have error in your card information: ${message}` });
      return;
    }
    const issues = refusedBy(error);
    if (issues) return setFailure({ kind: 'form', issues });
    if (!(error instanceof CallError)) console.error('The payment failed', error);
    const isConflict = error instanceof CallError && error.errorName === 'Conflict';
    setFailure({
      kind: 'payment',
      text: isConflict
        ? t`Something has changed since the page was loaded. Nothing was charged: check the amount and try again.`
        : unableText,
    });
    if (isConflict) reload();
  }

  function succeed() {
    setStep('ready');
    setUnknown(undefined);
    setChallenge(undefined);
    toast(t`Successful checkout!`, 'done');
    // Fresh data; the page stays where it is.
    reloadFrame();
    reload();
    onBought(fields.invoice);
  }

  function follow({ status, orderID, clientSecret = '' }: Subscribed) {
    if (status === 'succeeded') return succeed();
    if (status === 'requiresAction') {
      setStep('asking');
      const asked = { clientSecret, orderID };
      const { approve } = source();
      return approve ? void approved(asked, () => approve(clientSecret)) : setChallenge(asked);
    }
    setUnknown(orderID);
    setStep('unknown');
  }

  const awaited = order?.state === 'asked' ? order.orderID : undefined;
  // The answer to a press was lost, or another owner pressed: the page says so as soon as it is loaded again.
  useEffect(() => {
    if (awaited === undefined || isPaying.current) return;
    setFailure(undefined);
    setUnknown(awaited);
    setStep('unknown');
  }, [awaited]);

  useOutcome({ businessID, orderID: unknown, onAnswer: follow, onRefusal: fail });

  /** Whether all is there that is needed; says at the fields what is missing. */
  function isComplete(): boolean {
    const isFree = offer?.totalCents === 0;
    // Stripe's element says itself what of a card is missing.
    const isCardTyped = fields.way === 'card' && !isFree && !stripeCard.current;
    const card = isCardTyped ? fields.card : undefined;
    const issues = ofBlank(blankFields({ card, invoice: fields.invoice, isFree }));
    if (!issues) return true;
    setRefusals((count) => count + 1);
    setFailure({ kind: 'form', issues });
    return false;
  }

  async function pay() {
    if (!offer || isPaying.current || step !== 'ready') return;
    setFailure(undefined);
    if (!isComplete()) return;
    isPaying.current = true;
    setStep('paying');
    const { planId, totalCents, voucher } = offer;
    const { way, renews } = fields;
    const { taxNumber, ...stated } = fields.invoice;
    const email = stated.email.trim();
    const ordered = {
      businessID,
      planId,
      totalCents,
      ...stated,
      email,
      ...(taxNumber.trim() ? { taxNumber: taxNumber.trim() } : {}),
    };
    const withVoucher = voucher ? { voucher: voucher.code } : {};
    try {
      if (voucher && totalCents === 0) {
        follow(await call(redeemVoucher, { body: { ...ordered, voucher: voucher.code } }));
        return;
      }
      if (way === 'transfer') {
        await call(orderByTransfer, { body: { ...ordered, ...withVoucher } });
        setStep('ready');
        reload();
        return;
      }
      const paymentMethod = await source().methodOf(email);
      follow(await call(subscribe, { body: { ...ordered, ...withVoucher, paymentMethod, renews } }));
    } catch (error) {
      const isLost = error instanceof CallError && (error.status === 0 || error.status >= 500);
      fail(error);
      // The order may have been made: the page shows how it stands.
      if (isLost) reload();
    } finally {
      isPaying.current = false;
    }
  }

  /** What the bank asks is answered, one way or the other: how the payment came out is asked for. */
  async function approved({ orderID }: { orderID: string }, answering: () => Promise<unknown>) {
    try {
      await answering();
      const outcome = await call(confirmSubscription, { body: { businessID, orderID } });
      if (outcome.status === 'requiresAction') throw new Error('The bank was given no answer');
      follow(outcome);
    } catch (error) {
      fail(error);
    }
  }

  async function answer(isApproved: boolean) {
    if (!challenge) return;
    const body = { clientSecret: challenge.clientSecret, isApproved };
    await approved(challenge, () => call(answerTestChallenge, { body }));
  }

  return { ...fields, stripeCard, step, failure, refusals, challenge, answer, pay };
}
