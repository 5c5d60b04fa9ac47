import {
  CallError,
  type FieldIssue,
  type MyProfile,
  type ProfileChange,
  updateMyProfile,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../session/session-context.tsx';

/** What became of saving: the profile as it is now, or what is wrong by field. */
export type Saved = { profile: MyProfile } | { refused: Record<string, FieldIssue> };

/** Saves a change and says what became of it (checklist 323, 330). */
export function useSaveProfile(): { saving: boolean; save: (change: ProfileChange) => Promise<Saved> } {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const issueText = useIssueText();
  const [saving, setSaving] = useState(false);

  async function save(change: ProfileChange): Promise<Saved> {
    setSaving(true);
    try {
      const profile = await call(updateMyProfile, { body: change });
      toast(t`Saved successfully`, 'done');
      return { profile };
    } catch (error) {
      console.error('The profile could not be saved', error);
      const failed = t`An error has ocurred when trying to update`;
      const issues = error instanceof CallError ? (error.issues ?? []) : [];
      const reason = issueText(issues[0]) ?? (await reasonOf(i18n, error));
      toast(reason ? `${failed}: ${reason}` : failed, 'failed');
      const refused = issues.map(({ field, code, limit }) => [field.split('.', 1)[0], { code, limit }]);
      return { refused: Object.fromEntries(refused) };
    } finally {
      setSaving(false);
    }
  }

  return { saving, save };
}

/** Why the API did not do it, where it said so. Few ever read these words, so they are loaded when there is something to say. */
async function reasonOf(i18n: I18n, error: unknown): Promise<string | undefined> {
  if (!(error instanceof CallError) || error.status === 0) return undefined;
  const { textOfError } = await import('@kontor/web/issue/problem-texts');
  return textOfError(i18n, error.errorName);
}
