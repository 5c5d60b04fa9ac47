import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { HeadersFunction, MetaFunction } from 'react-router';
import { brand } from '../brand.ts';
import { useSession } from '../session/session-context.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import { usePortal } from '../shell/use-portal.ts';
import { enterSession } from './enter-session.ts';

export const handle: PageHandle = { rail: 'none' };

// Its address bears a code that signs in.
export const headers: HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: MetaFunction = () => [{ title: brand.name }, { name: 'robots', content: 'noindex' }];

/** Where the account service sends people back to, with a one-time code (checklist 56, 207, 313). */
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
  );
}
