import { ButtonLink } from '@kontor/ui';
import rosca from '@kontor/ui/art/rosca-wave.svg';
import { Trans } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import './closing-call.css';

/** Ends the pages that tell of the network: what to do next, with the mascot (checklist 16, 122, 125). */
export function ClosingCall() {
  const { register } = useAccountAddress();
  return (
    <aside className="s-closing">
      <img src={rosca} width="112" height="115" alt="" loading="lazy" />
      <div>
        <h2>
          <Trans>Your next buyer may be in another country</Trans>
        </h2>
        <p>
          <Trans>A listing is free. Buyers on 25 country portals find you by what you make.</Trans>
        </p>
        <p className="s-ways">
          <ButtonLink variant="primary" href={register} className="s-for-visitors">
            <Trans>Register Now and Go Global</Trans>
          </ButtonLink>
          <ButtonLink variant="frame" href={industriesAddress()}>
            <Trans>Industries</Trans>
          </ButtonLink>
        </p>
      </div>
    </aside>
  );
}
