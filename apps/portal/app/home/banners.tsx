import { CardTitle } from '@kontor/ui';
import articles from '@kontor/ui/art/banner-articles.svg';
import marketing from '@kontor/ui/art/banner-marketing.svg';
import verification from '@kontor/ui/art/banner-verification.svg';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { tipsPath } from '../tips/tips.ts';
import './banners.css';

/** What Kontor does for a company, and what it can read (checklist 46). */
export function Banners({ freeProducts }: { freeProducts: number }) {
  const { t } = useLingui();
  return (
    <ul className="h-banners" aria-label={t`For companies`}>
      <Banner href="/company-verification" title={<Trans>Company Verification</Trans>} picture={verification}>
        <Trans>
          Our team checks address, registration and certificates, with a date and a name behind each.
        </Trans>
      </Banner>
      <Banner href="/free-marketing" title={<Trans>Free B2B Marketing</Trans>} picture={marketing}>
        <Trans>List up to {freeProducts} products and receive requests at no cost.</Trans>
      </Banner>
      <Banner href={tipsPath} title={<Trans>Articles</Trans>} picture={articles}>
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
