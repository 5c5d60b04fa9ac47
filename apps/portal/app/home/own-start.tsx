import { ButtonLink } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import './own-start.css';

/** For people who are signed in: a greeting, and the ways to what is theirs. */
export function OwnStart() {
  const { t } = useLingui();
  return (
    <section className="s-for-people k-card h-own" aria-labelledby="h-own">
      <h2 id="h-own">{t`Welcome back`}</h2>
      <ul>
        <li>
          <ButtonLink href={myB2bPath}>
            <Trans>Waiting for you</Trans>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href="/my-messages">
            <Trans>Messages</Trans>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={myBusinessPath}>
            <Trans>My businesses</Trans>
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
