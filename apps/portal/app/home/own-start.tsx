import { lazyExtra } from '@kontor/web/lazy-extra';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { useSessionState } from '../session/session-context.tsx';
import './own-start.css';

const OwnWaiting = lazyExtra(() => import('./own-waiting.tsx'));

/** For people who are signed in: what waits for them, where visitors are asked to register. */
export function OwnStart() {
  const { t } = useLingui();
  const state = useSessionState();
  const me = 'profile' in state ? state.profile : undefined;
  const firstName = me?.firstName;
  return (
    <section className="s-for-people h-own" aria-labelledby="h-own">
      <h2 id="h-own">{firstName ? t`Welcome back, ${firstName}` : t`Welcome back`}</h2>
      <div className="h-own-waiting">
        {me ? (
          <Suspense fallback={<Loading lines={4} />}>
            <OwnWaiting />
          </Suspense>
        ) : (
          <Loading lines={4} />
        )}
      </div>
    </section>
  );
}
