import { CardTitle } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { plateAddress } from '../picture/picture-address.ts';
import { tipsPath } from '../tips/tips.ts';
import './banners.css';

/** What Kontor does for a company, and what it can read (checklist 46). */
export function Banners({ freeProducts }: { freeProducts: number }) {
  const { t } = useLingui();
  return (
    <ul className="h-banners" aria-label={t`For companies`}>
      <Banner
        href="/company-verification"
        title={<Trans>Company Verification</Trans>}
        picture={plateAddress('company-verification', '0013')}
      >
        <Trans>
          Our team checks address, registration and certificates, with a date and a name behind each.
        </Trans>
      </Banner>
      <Banner
        href="/free-marketing"
        title={<Trans>Free B2B Marketing</Trans>}
        picture={plateAddress('free-marketing', '0015')}
      >
        <Trans>List up to {freeProducts} products and receive requests at no cost.</Trans>
      </Banner>
      <Banner href={tipsPath} title={<Trans>Articles</Trans>} picture={plateAddress('articles', '0004')}>
        <Trans>Seven short reads for companies that want to sell abroad.</Trans>
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
