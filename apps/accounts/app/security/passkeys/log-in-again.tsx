import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePageAddress } from '../../visit/use-page-address.ts';

/** A passkey is added only by who has logged in not long ago. */
export function LogInAgain() {
  const address = usePageAddress();
  return (
    <div className="a-card-body a-prose">
      <p>
        <Trans>
          You logged in more than a day ago. Log out and in again to show that it is you; then you can add a
          passkey.
        </Trans>
      </p>
      <p>
        <Link
          className="k-button k-button-secondary"
          to={address('/sign-out', { next: '/security/passkeys' })}
        >
          <Trans>Log in again</Trans>
        </Link>
      </p>
    </div>
  );
}
