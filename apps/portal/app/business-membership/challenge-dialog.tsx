import type { MembershipOffer } from '@kontor/contract';
import { Button, ConfirmDialog, ModalDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { usePortal } from '../session/use-portal.ts';
import { TestBand } from './payment.tsx';
import { priceText } from './price-text.ts';
import type { CheckoutState } from './use-checkout.ts';

interface ChallengeDialogProps {
  offer: MembershipOffer;
  checkout: CheckoutState;
}

/** What the bank of a test card asks (3-D Secure). It holds the focus, and asks before it stops. */
export function ChallengeDialog({ offer, checkout }: ChallengeDialogProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const id = useId();
  const [stopping, setStopping] = useState(false);
  const [busy, setBusy] = useState<boolean>();
  const amount = priceText(offer.totalCents, language);

  async function answer(isApproved: boolean) {
    setBusy(isApproved);
    await checkout.answer(isApproved);
  }

  if (stopping)
    return (
      <ConfirmDialog
        title={t`Stop the payment?`}
        text={t`Nothing will be charged. What you typed stays on the page.`}
        texts={{ confirm: t`Stop`, cancel: t`Continue` }}
        onConfirm={() => void answer(false)}
        onCancel={() => setStopping(false)}
      />
    );
  return (
    <ModalDialog
      className="ck-challenge"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        setStopping(true);
      }}
    >
      <TestBand isShort />
      <div className="ck-challenge-body">
        <h2 id={`${id}-title`}>
          <Trans>Your bank asks: do you approve the payment?</Trans>
        </h2>
        <p>
          <Trans>
            The payment of {amount} needs your approval. In a real payment, your bank shows its own page here.
          </Trans>
        </p>
        <div className="ck-challenge-ways">
          <Button variant="petrol" loading={busy === true} onClick={() => void answer(true)}>
            <Trans>Approve</Trans>
          </Button>
          <Button loading={busy === false} onClick={() => void answer(false)}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
