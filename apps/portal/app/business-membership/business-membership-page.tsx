import { getBusinessMembership, getSubscriptionSetup, type Membership } from '@kontor/contract';
import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { profileHandle } from '../page-part/page-handle.ts';
import { useFocusAfter } from '../page-part/use-focus-after.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { Checkout } from './checkout.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { WhatYouHave } from './what-you-have.tsx';
import './business-membership.css';

export const handle = profileHandle;

export { loadMembership as loader } from './load-membership.server.ts';

/** What a business has, and the checkout for more (checklist 59, 150, 214). */
export default function BusinessMembershipPage() {
  const { businessID, accessLevel } = useManagedBusiness();
  return (
    <div className="ck-page">
      <h1>
        <Trans>Membership</Trans>
      </h1>
      {accessLevel === 'owner' ? <OfOwner businessID={businessID} /> : <ForOwners />}
    </div>
  );
}

/** What changes with each purchase, order and refund. */
function turnOf({ subscription, nextPlanId, order, refundable }: Membership): string {
  return [subscription, nextPlanId, order?.orderID, order?.state, refundable?.orderID].join(' ');
}

function ForOwners(): ReactNode {
  return (
    <Note>
      <p>
        <Trans>Only an owner of this business can see and buy its package.</Trans>
      </p>
    </Note>
  );
}

function OfOwner({ businessID }: { businessID: string }) {
  const [taxNumber, setTaxNumber] = useState<string>();
  const query = taxNumber === undefined ? {} : { taxNumber };
  const membership = useLoaded(getBusinessMembership, { params: { businessID }, query });
  const setup = useLoaded(getSubscriptionSetup, {});
  // While another tax number is asked for, the page stays as it is.
  const [last, setLast] = useState(membership.data);
  if (membership.data && membership.data !== last) setLast(membership.data);
  const data = membership.data ?? last;
  const turn = data && turnOf(data);
  const have = useFocusAfter<HTMLDivElement>(turn);
  if (membership.failed || setup.failed)
    return (
      <LoadingFailed
        onRetry={() => {
          membership.reload();
          setup.reload();
        }}
      />
    );
  if (!data || !setup.data || turn === undefined) return <Loading />;
  return (
    <>
      <div ref={have} tabIndex={-1} className="ck-now">
        <WhatYouHave membership={data} reload={membership.reload} />
      </div>
      <Checkout
        membership={data}
        setup={setup.data}
        reload={membership.reload}
        taxNumber={taxNumber}
        onTaxNumber={setTaxNumber}
      />
      <InvoicesCard businessID={businessID} turn={turn} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
