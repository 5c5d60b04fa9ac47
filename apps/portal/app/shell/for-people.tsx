import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';

/**
 * Around pages for people who are signed in: shows the page once it is known that somebody is. Others log in and come back to the
 * same page (checklist 246, 277). Who signs out on it goes to the site's root.
 */
export default function ForPeople() {
  const { status } = useSessionState();
  const { login } = useAccountAddress();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === 'signedOut') location.replace(wasSignedIn.current ? '/' : login);
    wasSignedIn.current ||= status === 'signedIn';
  }, [status, login]);

  if (status === 'signedIn' || status === 'refreshing') return <Outlet />;
  return (
    <>
      <noscript>
        <div className="s-page">
          <Note>
            <p>
              <Trans>
                This page needs JavaScript to load your personal data. Please turn it on and reload the page.
              </Trans>
            </p>
          </Note>
        </div>
      </noscript>
      <Loading className="s-page s-with-script" />
    </>
  );
}
