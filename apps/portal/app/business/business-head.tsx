import { canonicalBusinessPath } from '@kontor/contract';
import { CompanyName, CountryPlate, Tabs, TierPlate, VerifiedBadge } from '@kontor/ui';
import { Factory, Layers } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { ShareLink } from '../page-part/share-link.tsx';
import { useResultTexts } from '../search/use-result-texts.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { Classified } from './classified.tsx';
import type { BusinessPageData } from './load-business.server.ts';
import { OriginPills } from './origin-pills.tsx';
import { OwnBusiness } from './own-business.tsx';
import { useVerification } from './use-verification.ts';

/** Cover, mark, name, badges, and the ways through the page. */
export function BusinessHead(business: BusinessPageData) {
  const texts = useResultTexts();
  const verification = useVerification();
  const { name, tier, country, general } = business;
  return (
    <>
      <img className="b-cover" src={business.cover} width="1240" height="310" alt="" fetchPriority="high" />
      <header className="b-head">
        <OwnBusiness {...business} />
        <img className="k-logo b-logo" src={business.logo} width="132" height="132" alt="" />
        <div className="b-title">
          <div className="b-name">
            <h1>
              <CompanyName name={name} />
            </h1>
            <TierPlate tier={tier} />
            <VerifiedBadge {...verification(business)} />
            <OriginPills origin={business.origin} claimed={business.claimed} classified={false} />
          </div>
          <ul className="b-lines">
            <li>
              <Factory size={17} />
              {business.businessType}
              <Classified field="businessType" general={general} />
            </li>
            {business.industry ? (
              <li>
                <Layers size={17} />
                {business.industry}
                <Classified field="industry" general={general} />
              </li>
            ) : null}
            <li>
              <CountryPlate code={country.code} />
              {business.place}
            </li>
            <li className="k-meta k-number">{texts.likes(business.likes)}</li>
          </ul>
        </div>
        <HeadLinks {...business} />
      </header>
    </>
  );
}

/** Checklist 142, 145. */
function HeadLinks({ id, name, products }: BusinessPageData) {
  const { t } = useLingui();
  const { login } = useAccountAddress();
  const links = [
    { key: 'profile', href: '#profile', text: t`Business Profile`, current: true },
    { key: 'request', href: login, text: t`Send Request`, current: false, className: 's-for-visitors' },
    products.length > 0 && { key: 'products', href: '#products', text: t`Company Products`, current: false },
  ];
  return (
    <div className="b-links">
      <Tabs label={t`Business`} tabs={links.filter((link) => !!link)} />
      <ShareLink path={canonicalBusinessPath({ id, name })} copied={t`Business Link copied!`} />
    </div>
  );
}
