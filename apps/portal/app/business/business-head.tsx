import { businessAddress, canonicalBusinessPath } from '@kontor/contract';
import { ButtonLink, CompanyName, CountryPlate, Tabs, TierPlate, VerifiedBadge } from '@kontor/ui';
import { Eye, Factory, Layers, SquarePen } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { manageBusinessAddress } from '../business-manage/manage-address.ts';
import { sendRequestAddress } from '../inquiry-form/inquiry-address.ts';
import { conversationsAddress } from '../message-center/message-address.ts';
import { ShareLink } from '../page-part/share-link.tsx';
import { useLikesText } from '../reaction/use-likes-text.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { BusinessPageData } from './business-page-data.ts';
import { Classified } from './classified.tsx';
import { useDraftMark } from './draft-mark.ts';
import { OriginPills } from './origin-pills.tsx';
import { OwnBusiness } from './own-business.tsx';
import { RecordSite } from './record-site.tsx';
import { SocialWays, type SocialWaysProps } from './social-ways.tsx';
import { useVerification } from './use-verification.ts';

// Whoever looks for a supplier manages none.
const ManageTabs = lazyPart(() => import('../business-manage/manage-tabs.tsx'));

/** Cover, mark, name, badges, and the ways through the page. */
export function BusinessHead(business: BusinessPageData) {
  const likesText = useLikesText();
  const verification = useVerification();
  const mark = useDraftMark('general');
  const { name, country, social } = business;
  // What whoever reads the page changes is counted at once.
  const [counts, setCounts] = useState({ likes: business.likes, followersText: social?.followersText });
  return (
    <>
      <img
        className="s-thing-cover b-cover"
        src={business.cover}
        width="1240"
        height="310"
        alt=""
        fetchPriority="high"
      />
      <header className="s-thing-head b-head">
        <OwnBusiness {...business} />
        <img className="k-logo b-logo" src={business.logo} width="132" height="132" alt="" />
        <div className="b-title">
          <div className="s-thing-name">
            <h1>{mark('companyName', <CompanyName name={name} />)}</h1>
            <TierPlate tier={business.tier} />
            <VerifiedBadge {...verification(business)} />
            <OriginPills {...business} />
          </div>
          <RecordSite {...business} />
          <ul className="s-thing-lines">
            <li>
              <Factory size={17} />
              {business.businessType}
              <Classified field="businessType" {...business} />
            </li>
            {business.industry ? (
              <li>
                <Layers size={17} />
                {business.industry}
                <Classified field="industry" {...business} />
              </li>
            ) : null}
            <li>
              <CountryPlate code={country.code} />
              {business.place}
            </li>
            <li className="k-meta k-number b-counts">
              <span>{likesText(counts.likes)}</span>
              {social ? <span>{counts.followersText}</span> : null}
            </li>
          </ul>
        </div>
        <HeadLinks
          {...business}
          likes={counts.likes}
          onCounts={(changed) => setCounts((known) => ({ ...known, ...changed }))}
        />
      </header>
    </>
  );
}

/** Checklist 142, 143, 145, 250: who manages the business has other ways through it, by `editMode=1`. */
function HeadLinks({
  id,
  name,
  products,
  accessLevel,
  ...business
}: BusinessPageData & Omit<SocialWaysProps, 'id' | 'name'>) {
  const { t } = useLingui();
  const form = sendRequestAddress(id);
  const { login } = useAccountAddress(form);
  const [query] = useSearchParams();
  const isAdministrator = accessLevel === 'owner' || accessLevel === 'admin';
  const isManaging = isAdministrator && query.get('editMode') === '1';
  const links = [
    { key: 'profile', href: '#profile', text: t`Business Profile`, current: true },
    { key: 'login', href: login, text: t`Send Request`, current: false, className: 's-for-visitors' },
    {
      key: 'request',
      href: accessLevel ? conversationsAddress(id) : form,
      text: accessLevel ? t`Requests` : t`Send Request`,
      current: false,
      className: 's-for-people',
    },
    products.length > 0 && { key: 'products', href: '#products', text: t`Company Products`, current: false },
  ];
  const ofEverybody = <Tabs label={t`Business`} tabs={links.filter((link) => !!link)} />;
  return (
    <div className="b-links">
      {isManaging ? (
        // Until they are loaded, what everybody sees holds their place.
        <Suspense fallback={ofEverybody}>
          <ManageTabs id={id} name={name} accessLevel={accessLevel} />
        </Suspense>
      ) : (
        ofEverybody
      )}
      {isManaging ? (
        <ButtonLink size="small" href={businessAddress({ id, name })}>
          <Eye size={17} />
          <Trans>View as a buyer</Trans>
        </ButtonLink>
      ) : isAdministrator ? (
        <ButtonLink size="small" href={manageBusinessAddress({ id, name })}>
          <SquarePen size={17} />
          <Trans>Manage Business</Trans>
        </ButtonLink>
      ) : accessLevel ? null : (
        <SocialWays id={id} name={name} {...business} />
      )}
      <ShareLink path={canonicalBusinessPath({ id, name })} copied={t`Business Link copied!`} />
    </div>
  );
}
