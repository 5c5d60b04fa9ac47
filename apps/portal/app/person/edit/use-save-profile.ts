import { getMyProfile, type MyProfile, type ProfileChange } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useSession } from '../../session/session-context.tsx';
import { editProfilePath } from '../person-address.ts';
import type { ProfileIssues } from './profile-values.ts';
import type { SaveOutcome } from './save-profile.server.ts';

/**
 * Sends changes to the page's action. What is saved the whole portal shows from then on, in all tabs; a failure is said in a toast
 * (checklist 323, 330).
 * @param onFailed is told what is wrong by field; nothing when it failed for another reason
 */
export function useSaveProfile(
  onSaved: (profile: MyProfile) => void,
  onFailed: (issues: ProfileIssues) => void,
) {
  const { t, i18n } = useLingui();
  const { call, keepProfile } = useSession();
  const fetcher = useFetcher<SaveOutcome>();
  const toast = useToast();
  const issueText = useIssueText();
  const saving = fetcher.state !== 'idle';
  const told = useRef<SaveOutcome>(undefined);
  const isAwaited = useRef(false);

  // Before the next painting, so that no button can be used in between.
  useLayoutEffect(() => {
    const outcome = fetcher.data;
    if (saving || !outcome || outcome === told.current) return;
    told.current = outcome;
    isAwaited.current = false;
    if (outcome.outcome === 'saved') {
      keepProfile(outcome.profile);
      onSaved(outcome.profile);
    } else {
      void sayFailure(outcome);
      onFailed('issues' in outcome ? outcome.issues : {});
    }
  });

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function sayFailure(failure: Exclude<SaveOutcome, { outcome: 'saved' }>) {
    console.error('The profile could not be saved', failure);
    const failed = t`An error has ocurred when trying to update`;
    const reason =
      'issues' in failure ? issueText(Object.values(failure.issues)[0]) : await reasonOf(failure.errorName);
    toast(reason ? `${failed}: ${reason}` : failed, 'failed');
  }

  /** Why it was not done, where that is known. Few ever read these words, so they are loaded when there is something to say. */
  async function reasonOf(errorName: string | undefined): Promise<string | undefined> {
    if (!errorName) return undefined;
    try {
      return (await import('@kontor/web/issue/problem-texts')).textOfError(i18n, errorName);
    } catch (error) {
      console.error('The reason could not be loaded', error);
      return undefined;
    }
  }

  async function save(change: ProfileChange): Promise<void> {
    const form = { method: 'post', action: editProfilePath, encType: 'application/json' } as const;
    isAwaited.current = true;
    await fetcher.submit(JSON.stringify(change), form);
    if (isAwaited.current && !isHere.current) await loadAnew();
  }

  /** Who has left meanwhile is told nothing, but the portal shows what became of it. */
  async function loadAnew(): Promise<void> {
    try {
      keepProfile(await call(getMyProfile, {}));
    } catch (error) {
      console.error('The profile could not be loaded', error);
    }
  }

  return { saving, save };
}
