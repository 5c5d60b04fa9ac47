import type { MyBusiness } from '@kontor/contract';
import { ButtonLink, TierPlate } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { logoOf } from '../business/business-view.ts';
import { editBusinessAddress } from '../business-manage/manage-address.ts';
import { createBusinessPath, myBusinessPath } from '../my-business/my-business-address.ts';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import type { Loaded } from '../session/use-loaded.ts';

const shownBusinesses = 3;
const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** How complete the pages of one's businesses are, the least complete of those one may edit first. */
export function OwnPages({ data, failed, reload }: Loaded<MyBusiness[]>) {
  const { t, i18n } = useLingui();
  if (!data)
    return failed ? (
      <section className="k-card mb-failed">
        <LoadingFailed onRetry={reload} />
      </section>
    ) : null;
  const edited = data
    .filter(({ accessLevel }) => accessLevel !== 'member')
    .sort((one, other) => one.completeness - other.completeness);
  if (edited.length === 0)
    return (
      <section className="k-card mb-page">
        <h2>{t`My Business`}</h2>
        <p>{t`With its own page, your company can be found by buyers and answer their requests.`}</p>
        <ButtonLink variant="petrol" size="small" href={createBusinessPath}>
          <Trans>Create a business page</Trans>
        </ButtonLink>
      </section>
    );
  return (
    <>
      {edited.slice(0, shownBusinesses).map((business) => {
        const { businessID: id, general, subscription, completeness } = business;
        const name = general.companyName;
        const share = i18n.number(completeness, percent);
        return (
          <section key={id} className="k-card mb-page" aria-label={name}>
            <div className="mb-page-head">
              <img className="k-logo" src={logoOf(business)} width="36" height="36" alt="" />
              <h2>{name}</h2>
              <TierPlate tier={subscription} />
            </div>
            <p>
              <Trans>Profile {share} complete</Trans>
            </p>
            <progress value={completeness} max={1} aria-hidden="true" />
            {completeness < 1 ? (
              <>
                <p className="k-meta">{t`Buyers filter by these facts: each one you add puts you in more results.`}</p>
                <ButtonLink size="small" href={editBusinessAddress({ id, name })}>
                  <Trans>Add facts</Trans>
                </ButtonLink>
              </>
            ) : null}
          </section>
        );
      })}
      {data.length > shownBusinesses ? (
        <p>
          <a href={myBusinessPath}>
            <Trans>All my businesses</Trans>
          </a>
        </p>
      ) : null}
    </>
  );
}
