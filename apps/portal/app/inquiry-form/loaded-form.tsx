import {
  type BusinessProfile,
  getBusinessProfile,
  listMyBusinesses,
  listProductsOfBusiness,
} from '@kontor/contract';
import { Button, ButtonLink, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { viewOfBusiness } from '../business/business-view.ts';
import { conversationsAddress } from '../message-center/message-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { InquiryForm } from './inquiry-form.tsx';
import './inquiry-form.css';

/** The form with what it needs to know: the supplier, its products, and as whom its reader can ask. */
export default function LoadedForm({ businessID }: { businessID: string }) {
  const { t } = useLingui();
  const owner = useDraftOwner();
  const state = useSessionState();
  const business = useLoaded(getBusinessProfile, { params: { businessID } });
  const products = useLoaded(listProductsOfBusiness, { query: { bid: businessID } });
  const mine = useLoaded(listMyBusinesses, {});
  if (business.failed || products.failed || mine.failed)
    return (
      <ErrorNote as="h1" text={t`Error loading data`}>
        <Button
          size="small"
          onClick={() => {
            business.reload();
            products.reload();
            mine.reload();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      </ErrorNote>
    );
  if (!(business.data && products.data && mine.data && owner && 'actingAs' in state))
    return <Loading lines={8} />;
  if (mine.data.some((each) => each.businessID === businessID))
    return (
      <ErrorNote as="h1" text={t`This is your own business. Only others can write to it.`}>
        <ButtonLink size="small" href={conversationsAddress(businessID)}>
          <Trans>Requests</Trans>
        </ButtonLink>
      </ErrorNote>
    );
  return (
    <>
      <Head business={business.data} />
      <InquiryForm
        // The form of somebody else starts over.
        key={owner}
        owner={owner}
        actingAs={state.actingAs}
        business={business.data}
        products={products.data.data}
        mine={mine.data}
      />
    </>
  );
}

function Head({ business }: { business: BusinessProfile }) {
  const { t } = useLingui();
  const { href, name, claimed } = viewOfBusiness(business);
  return (
    <header>
      <nav className="q-place" aria-label={t`Breadcrumb`}>
        <a href={href}>{name}</a>
        <span aria-hidden="true">/</span>
        <span aria-current="page">
          <Trans>Send Request</Trans>
        </span>
      </nav>
      <h1>
        <Trans>Send Request</Trans>
      </h1>
      <p className="k-meta">
        {claimed ? (
          <Trans>Your question goes straight to the people who quote.</Trans>
        ) : (
          <Trans>Nobody at this company reads requests yet.</Trans>
        )}
      </p>
    </header>
  );
}
