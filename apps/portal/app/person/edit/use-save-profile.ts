import {
  CallError,
  type ErrorName,
  errorStatus,
  type FieldIssue,
  type MyProfile,
  type ProfileChange,
  updateMyProfile,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useIssueText } from '@kontor/web/issue/use-issue-text';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../session/session-context.tsx';

/** What became of saving: the profile as it is now, or what is wrong by field. */
export type Saved = { profile: MyProfile } | { refused: Record<string, FieldIssue> };

/** Saves a change and says what became of it (checklist 323, 330). */
export function useSaveProfile(): { saving: boolean; save: (change: ProfileChange) => Promise<Saved> } {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const issueText = useIssueText();
  const problemText = useProblemText();
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
      const reason = issueText(issues[0]) ?? problemText(answeredName(error));
      toast(reason ? `${failed}: ${reason}` : failed, 'failed');
      const refused = issues.map(({ field, code, limit }) => [field.split('.', 1)[0], { code, limit }]);
      return { refused: Object.fromEntries(refused) };
    } finally {
      setSaving(false);
    }
  }

  return { saving, save };
}

/** The name of the API's error; undefined when it did not answer with one. */
function answeredName(error: unknown): ErrorName | undefined {
  return error instanceof CallError && Object.hasOwn(errorStatus, error.errorName)
    ? (error.errorName as ErrorName)
    : undefined;
}
