import { CallError, type MyProfile, type ProfileChange, updateMyProfile } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../session/session-context.tsx';

/** What became of saving: the profile as it is now, or the sentences of the API by field. */
export type Saved = { profile: MyProfile } | { refused: Record<string, string> };

/** Saves a change and says what became of it (checklist 323, 330). */
export function useSaveProfile(): { saving: boolean; save: (change: ProfileChange) => Promise<Saved> } {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const [saving, setSaving] = useState(false);

  async function save(change: ProfileChange): Promise<Saved> {
    setSaving(true);
    try {
      const profile = await call(updateMyProfile, { body: change });
      toast(t`Saved successfully`, 'done');
      return { profile };
    } catch (error) {
      console.error('The profile could not be saved', error);
      const said = answerIn(error);
      const failed = t`An error has ocurred when trying to update`;
      if (said?.status === 507)
        toast(t`There is no room to save this right now. Please try again later.`, 'failed');
      else toast(said ? `${failed}: ${said.message}` : failed, 'failed');
      const refused = (said?.issues ?? []).map(({ field, message }) => [field.split('.')[0], message]);
      return { refused: Object.fromEntries(refused) };
    } finally {
      setSaving(false);
    }
  }

  return { saving, save };
}

/** What the API said, where it answered with `success: false`. */
function answerIn(error: unknown): CallError | undefined {
  if (!(error instanceof CallError)) return undefined;
  return error.errorName === 'Unreachable' || error.errorName === 'Malformed' ? undefined : error;
}
