import { SectionCard } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useIsSignedIn } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { CommentsProps, Pressed } from './comments-props.ts';
import type { CommentsState } from './load-comments.server.ts';
import { StillComments } from './still-comments.tsx';
import './comments.css';

/** For people who are signed in, and visitors who want to see more. Where it cannot be loaded, what stands there stays. */
const LivingComments = lazyPart(() =>
  import('./living-comments.tsx').catch((error: unknown) => {
    console.warn(error);
    return { default: StillComments };
  }),
);

/**
 * Checklist 111, 242, 245: what is written below a product or a post. Visitors read it as it came with the page; what changes it is
 * loaded where somebody is signed in. Nothing moves then: the place of the box is held, and what comes later still has its place in it
 * or in the head.
 */
export function Comments(props: CommentsProps) {
  const { t, i18n } = useLingui();
  const { login } = useAccountAddress();
  const isSignedIn = useIsSignedIn();
  const [pressed, setPressed] = useState<Pressed>();
  const [state, setState] = useState<CommentsState>(props.loaded);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const shown = { ...props, pressed, onPress: setPressed, onState: setState, head };
  const still = <StillComments {...shown} />;
  return (
    <SectionCard
      id="comments"
      title={t`Comments`}
      aside={
        <>
          <span ref={setHead} className="c-all" />
          {state.total > 0 ? i18n.number(state.total) : null}
        </>
      }
    >
      {state.areClosed ? (
        <p className="c-remark">
          <Trans>Comments are closed.</Trans>
        </p>
      ) : (
        <p className="c-remark s-for-visitors">
          <Trans>If you want to comment you must be loged in.</Trans>{' '}
          <a href={login}>
            <Trans>Login</Trans>
          </a>
        </p>
      )}
      {isSignedIn || pressed ? (
        <Suspense fallback={still}>
          <LivingComments {...shown} />
        </Suspense>
      ) : (
        still
      )}
    </SectionCard>
  );
}
