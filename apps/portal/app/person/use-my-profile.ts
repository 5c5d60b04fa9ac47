import { CallError, getMyProfile, type MyProfile } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSessionState } from '../session/session-context.tsx';

/**
 * The profile of the person who is signed in; undefined until it is loaded. It is requested once and then taken from the session,
 * so that a change made elsewhere is seen here. If it cannot be loaded, that is logged, the person goes to the site's root and all
 * of the session is cleared (checklist 322).
 */
export function useMyProfile(): MyProfile | undefined {
  const { t } = useLingui();
  const session = useSession();
  const state = useSessionState();
  const known = 'profile' in state ? state.profile : undefined;
  const navigate = useNavigate();
  const toast = useToast();
  const [profile, setProfile] = useState<MyProfile>();
  const texts = useRef({ failed: '', noRoom: '' });
  texts.current = {
    failed: t`An unexpected error has occurred, please try again`,
    noRoom: t`We cannot save this right now. Please try again later.`,
  };

  useEffect(() => {
    const left = new AbortController();
    session.call(getMyProfile, {}, { signal: left.signal }).then(
      (loaded) => {
        if (left.signal.aborted) return;
        session.storeProfile(loaded);
        setProfile(loaded);
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The profile could not be loaded', error);
        // The first call of a person writes their row.
        const hasNoRoom = error instanceof CallError && error.status === 507;
        toast(hasNoRoom ? texts.current.noRoom : texts.current.failed, 'failed');
        // When the page is left: signed out, it would lead on by itself, and nobody would read why.
        left.signal.addEventListener('abort', () => session.forget());
        navigate('/', { replace: true });
      },
    );
    return () => left.abort();
  }, [session, navigate, toast]);

  // What another tab forgets stays here for as long as it is shown.
  useEffect(() => setProfile((shown) => shown && (known ?? shown)), [known]);

  return profile;
}
