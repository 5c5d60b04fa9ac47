import { businessAddress, listMyBusinesses } from '@kontor/contract';
import { ButtonLink, TierPlate } from '@kontor/ui';
import { Plus } from '@kontor/ui/icon';
import { joinedParts } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import { blockingAddress } from '../blocking/blocking-address.ts';
import { logoOf } from '../business/business-view.ts';
import { createBusinessPath } from '../my-business/my-business-address.ts';
import { myProfilePath } from '../person/person-address.ts';
import { photoOf } from '../person/photo-of.ts';
import { useSessionState } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';

/** Pixels, on dense screens. */
const photoWidth = 192;

/** Who one is, and one's businesses. */
export default function FeedIdentity() {
  const { t, i18n } = useLingui();
  const state = useSessionState();
  const me = 'profile' in state ? state.profile : undefined;
  const { data: mine } = useLoaded(listMyBusinesses, {});
  return (
    <>
      <section className="k-card nf-me">
        {me ? (
          <img className="k-logo po-person" src={photoOf(me, photoWidth)} width="72" height="72" alt="" />
        ) : null}
        <h2>{me ? `${me.firstName} ${me.lastName}` : '\u00A0'}</h2>
        <p>{joinedParts([me?.jobPosition?.name ?? me?.profession, me?.companyName], i18n.locale)}</p>
        <ButtonLink size="small" href={myProfilePath}>
          <Trans>My profile</Trans>
        </ButtonLink>
      </section>
      <section className="k-card">
        <div className="k-card-head">
          <h2>{t`My Business`}</h2>
          <a className="k-icon-button" href={createBusinessPath} aria-label={t`Create a business page`}>
            <Plus size={20} />
          </a>
        </div>
        <ul className="nf-businesses">
          {mine?.map((business) => (
            <li key={business.businessID}>
              <img className="k-logo" src={logoOf(business)} width="36" height="36" alt="" />
              <span>
                <a href={businessAddress({ id: business.businessID, name: business.general.companyName })}>
                  {business.general.companyName}
                </a>
                <TierPlate tier={business.subscription} />
              </span>
            </li>
          ))}
          {mine?.length === 0 ? (
            <li className="nf-none">{t`You don't have any business registered yet.`}</li>
          ) : null}
        </ul>
      </section>
      <p className="nf-blocking">
        <a href={blockingAddress}>
          <Trans>Hidden, muted and blocked</Trans>
        </a>
      </p>
    </>
  );
}
