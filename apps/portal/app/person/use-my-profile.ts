import { CallError, getMyProfile, type MyProfile } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session-context.tsx';

interface MyOwn {
  /** As it is now; undefined until it is loaded. */
  profile: MyProfile | undefined;
  /** It was changed: the whole portal shows it so from now on, in all tabs. */
  keep: (changed: (now: MyProfile) => MyProfile) => void;
}

/**
 * The profile of whoever is signed in, asked for anew. When that fails, what was known of it is forgotten and the person goes
 * to the site's root (checklist 322); the session itself ends only where it is refused.
 */
export function useMyProfile(): MyOwn {
  const { t } = useLingui();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [profile, setProfile] = useState<MyProfile>();
  const latest = useRef<MyProfile>(undefined);
  const texts = useRef({ failed: '', noRoom: '' });
  texts.current = {
    failed: t`An unexpected error has occurred, please try again`,
    noRoom: t`There is no room to save this right now. Please try again later.`,
  };

  useEffect(() => {
    const left = new AbortController();
    session.call(getMyProfile, {}, { signal: left.signal }).then(
      (loaded) => {
        if (left.signal.aborted) return;
        latest.current = loaded;
        session.keepProfile(loaded);
        setProfile(loaded);
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The profile could not be loaded', error);
        session.keepProfile(undefined);
        // The first call of a person writes their row.
        const hasNoRoom = error instanceof CallError && error.status === 507;
        toast(hasNoRoom ? texts.current.noRoom : texts.current.failed, 'failed');
        navigate('/', { replace: true });
      },
    );
    return () => left.abort();
  }, [session, navigate, toast]);

  return {
    profile,
    keep(changed) {
      if (!latest.current) return;
      latest.current = changed(latest.current);
      session.keepProfile(latest.current);
      setProfile(latest.current);
    },
  };
}
