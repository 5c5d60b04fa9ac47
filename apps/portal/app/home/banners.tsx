import { CardTitle } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { industriesAddress } from '../industries/industries-address.ts';
import { plateAddress } from '../picture/picture-address.ts';
import { inSentence } from '../portal-country.ts';
import { searchAddress } from '../search/search-address.ts';
import { usePortal } from '../session/use-portal.ts';
import './banners.css';

/** Ways into the directory that are not on every page (checklist 46). */
export function Banners() {
  const { t } = useLingui();
  const { country } = usePortal();
  const place = inSentence(country.name);
  return (
    <ul className="h-banners" aria-label={t`Ways into the directory`}>
      <Banner
        href={searchAddress({ tab: 'MA', countries: [country.code] })}
        title={t`Manufacturers in ${place}`}
        picture={plateAddress('manufacturers', '0005')}
      >
        <Trans>Who makes it here: year, industry and verified facts side by side.</Trans>
      </Banner>
      <Banner
        href={industriesAddress()}
        title={<Trans>All industries</Trans>}
        picture={plateAddress('industries', '0004')}
      >
        <Trans>15 industries, down to each kind of product, on one page.</Trans>
      </Banner>
      <Banner
        href="/data-sources"
        title={<Trans>Data sources</Trans>}
        picture={plateAddress('sources', '0015')}
      >
        <Trans>Which facts come from which public source, and under which licence.</Trans>
      </Banner>
    </ul>
  );
}

interface BannerProps {
  href: string;
  title: ReactNode;
  picture: string;
  children: ReactNode;
}

function Banner({ href, title, picture, children }: BannerProps) {
  return (
    <li className="k-card k-card-lifts h-banner">
      <div>
        <CardTitle level={2} href={href}>
          {title}
        </CardTitle>
        <p>{children}</p>
      </div>
      <img src={picture} width="800" height="600" alt="" loading="lazy" decoding="async" />
    </li>
  );
}
