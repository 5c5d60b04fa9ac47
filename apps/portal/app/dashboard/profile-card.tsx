import { getBusinessEdit, type MyBusiness } from '@kontor/contract';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { editBusinessAddress } from '../business-manage/manage-address.ts';
import { useLoaded } from '../session/use-loaded.ts';

const MissingFacts = lazyExtra(() => import('./missing-facts.tsx'));

/** How complete the profile is, and the ways to what is missing. */
export function ProfileCard({ business }: { business: MyBusiness }) {
  const { i18n } = useLingui();
  const { businessID, completeness } = business;
  const { data } = useLoaded(getBusinessEdit, { params: { businessID } });
  const percent = i18n.number(completeness, { style: 'percent', maximumFractionDigits: 0 });
  const named = { id: businessID, name: business.general.companyName };
  return (
    <section className="k-card z-profile">
      <h2>
        <Trans>Profile {percent} complete</Trans>
      </h2>
      <progress value={completeness} max={1} aria-hidden="true" />
      <p className="k-meta">
        <Trans>Each missing fact keeps you out of a filter or list that buyers use.</Trans>
      </p>
      {data ? (
        <Suspense>
          <MissingFacts business={named} missing={data.completeness.missing} />
        </Suspense>
      ) : null}
      <a href={editBusinessAddress(named)}>
        <Trans>Manage Profile</Trans>
      </a>
    </section>
  );
}
