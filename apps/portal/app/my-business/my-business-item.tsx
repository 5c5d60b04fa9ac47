import type { MyBusiness } from '@kontor/contract';
import { ButtonLink, CompanyName, FactStrip, Pill, TierPlate, VerifiedBadge } from '@kontor/ui';
import { Eye } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { joinedParts } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import { viewOfBusiness } from '../business/business-view.ts';
import { useRoleNames } from '../business/use-role-names.ts';
import { useVerification } from '../business/use-verification.ts';
import { businessProductsAddress } from '../business-manage/manage-address.ts';
import { useManageLinks } from '../business-manage/use-manage-links.ts';
import { usePortal } from '../session/use-portal.ts';
import { Waiting } from './waiting.tsx';

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

interface MyBusinessItemProps {
  business: MyBusiness;
  /** One is chosen to be upgraded: the way to its membership stands out. */
  isChoosing: boolean;
}

/** One business of whoever is signed in: what they are there, and what buyers see of it. */
export function MyBusinessItem({ business, isChoosing }: MyBusinessItemProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const roles = useRoleNames();
  const verification = useVerification();
  const view = viewOfBusiness(business);
  const { accessLevel, products, productsShown, members, contactInfo, completeness, lastPublished } =
    business;
  const day = lastPublished && dayOf(lastPublished, language);
  const manageLinks = useManageLinks({ id: view.id, name: view.name, accessLevel });
  const shown = i18n.number(Math.min(products, productsShown));
  const all = i18n.number(products);
  const place = joinedParts([contactInfo.city, contactInfo.state?.stateName, view.country.name], language);
  return (
    <li className="k-card j-item">
      <img className="k-logo" src={view.logo} width="72" height="72" alt="" />
      <div className="j-about">
        <div className="j-name">
          <h2>
            <a href={view.href}>
              <CompanyName name={view.name} />
            </a>
          </h2>
          <TierPlate tier={view.tier} />
          <VerifiedBadge {...verification(view)} />
          <Pill tone="info">{roles[accessLevel]}</Pill>
        </div>
        <p className="k-meta">{[view.businessType, place].join(' · ')}</p>
        <FactStrip
          facts={[
            { label: t`Profile`, value: i18n.number(completeness, percent) },
            {
              label: t`Products shown`,
              value: products === 0 ? t`None yet` : t`${shown} of ${all}`,
              href: businessProductsAddress(view),
            },
            { label: t`Members`, value: i18n.number(members) },
            ...(day ? [{ label: t`Profile last changed`, value: day }] : []),
          ]}
        />
        <p className="j-ways">
          {manageLinks.map(({ key, href, text, Icon }) => (
            <ButtonLink
              key={key}
              href={href}
              size="small"
              variant={isChoosing && key === 'membership' ? 'petrol' : 'secondary'}
            >
              <Icon size={17} />
              {text}
            </ButtonLink>
          ))}
          <ButtonLink href={view.href} size="small">
            <Eye size={17} />
            <Trans>View as a buyer</Trans>
          </ButtonLink>
        </p>
      </div>
      <Waiting business={business} />
    </li>
  );
}
