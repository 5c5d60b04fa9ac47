import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { HeadersFunction, LoaderFunctionArgs } from 'react-router';
import { BareBar } from '../page-part/bare-bar.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { enterSession } from './enter-session.ts';

// The portal's frame has links that lead back to the page they stand on: this one's address is not to be in any.
export const handle: PageHandle = { rail: 'none' };

// Its address bears a code that signs in.
export const headers: HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Redirecting to your account...`,
      description: (portal) =>
        msg`Taking you from the login back to the page you came from on ${portal}; it takes a moment and needs no click.`,
    },
    context,
  ),
});

/** Where the account service sends people back to, with a one-time code (checklist 86, 207, 313). */
export default function SessionRedirect() {
  const { t } = useLingui();
  const { origin, accountsOrigin, language } = usePortal();
  const session = useSession();
  const refused = t`Error en token`;
  const entered = useRef(false);

  useEffect(() => {
    // The code counts once.
    if (entered.current) return;
    entered.current = true;
    void enterSession({ session, origin, accountsOrigin, language, refused });
  }, [session, origin, accountsOrigin, language, refused]);

  return (
    <>
      <BareBar />
      <main className="s-page" id="main" tabIndex={-1}>
        <p role="status">
          <Trans>Redirecting to your account...</Trans>
        </p>
        <p className="s-ways">
          <a href="/">
            <Trans>Home</Trans>
          </a>
        </p>
      </main>
    </>
  );
}

export { meta } from '../page-part/page-meta.ts';
