import { getMyProfile, type MyProfile, type ProfileChange } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import type { FormProblem, Issues } from '@kontor/web/form/form-result';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useSession } from '../../session/session-context.tsx';
import { editProfilePath } from '../person-address.ts';
import type { ProfileField } from './profile-values.ts';
import type { SaveResult } from './save-profile.server.ts';

/**
 * Sends changes to the page's action. The whole portal shows a saved profile at once, in all tabs. A toast says what failed
 * (checklist 323, 330).
 * @param onFailed is told what is wrong by field, nothing when it failed for another reason, and what the toast says
 */
export function useSaveProfile(
  onSaved: (profile: MyProfile) => void,
  onFailed: (issues: Issues<ProfileField>, text: string) => void,
) {
  const { t, i18n } = useLingui();
  const { call, storeProfile } = useSession();
  const fetcher = useFetcher<SaveResult>();
  const toast = useToast();
  const issueText = useIssueText();
  const saving = fetcher.state !== 'idle';
  const told = useRef<SaveResult>(undefined);
  const isAwaited = useRef(false);

  // Before the next painting, so that no button can be used in between.
  useLayoutEffect(() => {
    const result = fetcher.data;
    if (saving || !result || result === told.current) return;
    told.current = result;
    isAwaited.current = false;
    if (result.profile) {
      storeProfile(result.profile);
      onSaved(result.profile);
    } else {
      void sayFailure(result);
    }
  });

  /** Who has left meanwhile is told nothing, but the portal shows the result. */
  const reload = useCallback(async () => {
    isAwaited.current = false;
    try {
      storeProfile(await call(getMyProfile, {}));
    } catch (error) {
      console.error('The profile could not be loaded', error);
    }
  }, [call, storeProfile]);

  const isHere = useRef(false);
  const isAnswered = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // The answer came when the page was about to be left, so it was never rendered here.
      if (isAnswered.current && isAwaited.current) void reload();
    };
  }, [reload]);

  async function sayFailure({ issues, problem }: SaveResult) {
    console.error('The profile could not be saved', problem, issues);
    const failed = t`An error has ocurred when trying to update`;
    const reason = issueText(Object.values(issues)[0]) ?? (await reasonOf(problem));
    const text = reason ? `${failed}: ${reason}` : failed;
    toast(text, 'failed');
    onFailed(issues, text);
  }

  /** The reason, if it is known. The words are loaded only when they are needed. */
  async function reasonOf(problem: FormProblem | undefined): Promise<string | undefined> {
    if (!problem) return undefined;
    try {
      return (await import('@kontor/web/issue/problem-texts')).textOfProblem(i18n, problem);
    } catch (error) {
      console.error('The reason could not be loaded', error);
      return undefined;
    }
  }

  async function save(change: ProfileChange): Promise<void> {
    const form = { method: 'post', action: editProfilePath, encType: 'application/json' } as const;
    isAwaited.current = true;
    isAnswered.current = false;
    await fetcher.submit(JSON.stringify(change), form);
    isAnswered.current = true;
    if (isAwaited.current && !isHere.current) await reload();
  }

  return { saving, save };
}
