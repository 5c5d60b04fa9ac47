import { ButtonLink } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { Trans } from '@lingui/react/macro';
import { createBusinessPath, myBusinessPath } from '../my-business/my-business-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import './my-business-card.css';

/** Below the industries of the home page: the way to a business of one's own (checklist 46). */
export function MyBusinessCard() {
  const { register } = useAccountAddress();
  return (
    <section className="k-card h-my-business">
      <img src={pointing} width="104" height="110" alt="" loading="lazy" />
      <h2>
        <Trans>My Business</Trans>
      </h2>
      <p className="s-for-visitors">
        <Trans>You don't have any business registered yet.</Trans>
      </p>
      <ButtonLink variant="petrol" size="small" href={register} className="s-for-visitors">
        <Trans>Register</Trans>
      </ButtonLink>
      <p className="s-for-people">
        <a href={createBusinessPath}>
          <Trans>Create a business page</Trans>
        </a>
      </p>
      <ButtonLink variant="petrol" size="small" href={myBusinessPath} className="s-for-people">
        <Trans>My businesses</Trans>
      </ButtonLink>
    </section>
  );
}
