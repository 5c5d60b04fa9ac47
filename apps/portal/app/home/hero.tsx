import { ButtonLink } from '@kontor/ui';
import { Globe } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { Presentation } from './presentation.tsx';
import './hero.css';

/** The promise, and the step to take (checklist 47). */
export function Hero({ tagline, film }: { tagline: string; film: 'en' | 'es' }) {
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
          <ButtonLink variant="frame" size="large" href={industriesAddress()}>
            <Trans>Industries</Trans>
          </ButtonLink>
        </div>
        <p className="h-hero-note">
          <Globe size={17} />
          <Trans>Free for businesses, on 25 country platforms</Trans>
        </p>
      </div>
      <Presentation language={film} />
    </section>
  );
}
