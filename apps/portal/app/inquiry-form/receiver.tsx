import type { BusinessProfile } from '@kontor/contract';
import { CompanyName, Note, TierPlate, VerifiedBadge } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { viewOfBusiness } from '../business/business-view.ts';
import { OriginPills } from '../business/origin-pills.tsx';
import { placeName } from '../business/postal-address.ts';
import { useVerification } from '../business/use-verification.ts';
import { websiteOf } from '../business/website.ts';
import { ReceiverAbsences } from './receiver-absences.tsx';

interface ReceiverProps {
  business: BusinessProfile;
  /** Ids of those who are asked the same. */
  others: readonly string[];
}

/** Whom one asks (checklist 148), and what becomes of it at a company nobody has claimed. */
export function Receiver({ business, others }: ReceiverProps) {
  const { i18n } = useLingui();
  const verification = useVerification();
  const view = viewOfBusiness(business);
  const website = websiteOf(business.contactInfo.website);
  return (
    <section className="q-part">
      <h2>
        <Trans context="addressee">To</Trans>
      </h2>
      <div className="q-receiver">
        <img className="k-logo" src={view.logo} width="56" height="56" alt="" />
        <div>
          <p className="q-receiver-name">
            <b>
              <CompanyName name={view.name} />
            </b>
            <TierPlate tier={view.tier} />
            <VerifiedBadge {...verification(view)} />
            {view.claimed ? null : <OriginPills {...view} />}
          </p>
          <p className="k-meta">
            {[view.businessType, placeName(business.contactInfo, i18n.locale)].join(' · ')}
          </p>
        </div>
      </div>
      {view.claimed ? <ReceiverAbsences businessIDs={[view.id, ...others]} /> : null}
      {view.claimed ? null : (
        <Note>
          <p>
            <b>
              <Trans>Nobody has claimed this company.</Trans>
            </b>{' '}
            <Trans>
              We store your message and deliver it when the company joins. We do not e-mail the company now.
            </Trans>{' '}
            {website ? (
              <Trans>
                You can also try its website:{' '}
                <a href={website.href} target="_blank" rel="nofollow noopener noreferrer">
                  {website.shown}
                </a>
              </Trans>
            ) : null}
          </p>
        </Note>
      )}
    </section>
  );
}
