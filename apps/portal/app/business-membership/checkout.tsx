import type { Data, getSubscriptionSetup, Membership } from '@kontor/contract';
import { Card, Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AwaitedTransfer } from './awaited-transfer.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import type { InvoiceFields } from './use-checkout-fields.ts';

interface CheckoutProps {
  membership: Membership;
  setup: Data<typeof getSubscriptionSetup>;
  reload: () => void;
  /** The tax number prices are asked for with; undefined for the one that was given last. */
  taxNumber: string | undefined;
  /** What it costs whoever has this tax number is asked for. */
  onTaxNumber: (taxNumber: string) => void;
}

/** The way to a larger package: what is offered, how it is paid, and what it comes to; or what stands in its place. */
export function Checkout(props: CheckoutProps) {
  const { membership } = props;
  // Of a page that was opened while a purchase is under way, and of the one made here.
  const [bought, setBought] = useState<{ times: number; stated?: InvoiceFields }>({ times: 0 });
  if (membership.order?.state === 'waiting') return <AwaitedTransfer {...props} order={membership.order} />;
  return (
    <>
      {membership.subscription === 'platinum' ? (
        <Note>
          <p>
            <Trans>You already have the best membership in our network!</Trans>
          </p>
        </Note>
      ) : null}
      {membership.offers.length > 0 ? (
        // A form for each state of the membership: what was bought is no more chosen in it.
        <CheckoutForm
          key={bought.times}
          {...props}
          stated={bought.stated}
          onBought={(stated) => setBought(({ times }) => ({ times: times + 1, stated }))}
        />
      ) : null}
      <Card padded className="ck-rank">
        <h2>
          <Trans>The badge is not a ranking</Trans>
        </h2>
        <p>
          <Trans>
            A package shows more of your products and includes boosts and support hours. It does not move you
            up in results, and it is not a verification.
          </Trans>
        </p>
      </Card>
    </>
  );
}
