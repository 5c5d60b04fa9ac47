import { ButtonLink } from '@kontor/ui';
import { Globe, Search } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { searchAddress } from '../search/search-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { Presentation } from './presentation.tsx';
import './hero.css';

interface HeroProps {
  tagline: string;
  film: 'en' | 'es';
  figures: { manufacturers: string; products: string; countries: string };
}

/** The promise, the step to take (checklist 47), and how much there is to search. */
export function Hero({ tagline, film, figures }: HeroProps) {
  const { t } = useLingui();
  const { register } = useAccountAddress();
  return (
    <section className="h-hero">
      <div>
        <h1>{tagline}</h1>
        <p className="h-hero-promise">
          <Trans>
            Find manufacturers, distributors, wholesalers, importers and exporters. Compare their facts. See
            who checked what.
          </Trans>
        </p>
        <div className="h-hero-ways">
          <ButtonLink variant="primary" size="large" href={register} className="s-for-visitors">
            <Trans>Register Now and Go Global</Trans>
          </ButtonLink>
          <ButtonLink variant="primary" size="large" href={myB2bPath} className="s-for-people">
            <Trans>My B2B</Trans>
          </ButtonLink>
          <ButtonLink variant="frame" size="large" href={searchAddress({})}>
            <Search size={18} />
            <Trans>Search suppliers</Trans>
          </ButtonLink>
          <ButtonLink variant="frame" size="large" href={industriesAddress()}>
            <Trans>Industries</Trans>
          </ButtonLink>
        </div>
        <dl className="h-figures" aria-label={t`The directory in figures`}>
          <div>
            <dt>{t`Manufacturers`}</dt>
            <dd className="k-number">{figures.manufacturers}</dd>
          </div>
          <div>
            <dt>{t`Products`}</dt>
            <dd className="k-number">{figures.products}</dd>
          </div>
          <div>
            <dt>{t`Countries`}</dt>
            <dd className="k-number">{figures.countries}</dd>
          </div>
        </dl>
        <p className="h-hero-note">
          <Globe size={17} />
          <Trans>Free for businesses, on 25 country platforms</Trans>
        </p>
      </div>
      <Presentation language={film} />
    </section>
  );
}
