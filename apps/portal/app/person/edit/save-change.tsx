import type { MyProfile, ProfileChange } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import type { Issues } from '@kontor/web/form/form-result';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { changeBack } from './profile-change.ts';
import type { ProfileField } from './profile-values.ts';
import { UndoSave } from './undo-save.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface SaveChangeProps {
  change: ProfileChange;
  /** The profile that is changed. */
  before: MyProfile;
  onSaved: () => void;
  /** What is wrong by field, nothing when it failed for another reason; what is said of it. */
  onFailed: (issues: Issues<ProfileField>, text: string) => void;
}

/** Saves a change once, for as long as it is rendered, says the result and offers the way back (checklist 330). */
export function SaveChange({ change, before, onSaved, onFailed }: SaveChangeProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { save } = useSaveProfile(finish, onFailed);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void save(change);
  });

  function finish(saved: MyProfile) {
    const back = changeBack(change, before, saved);
    const undo =
      back && ((close: () => void) => <UndoSave before={before} saved={saved} back={back} onClose={close} />);
    toast(t`Saved successfully`, 'done', undo);
    onSaved();
  }

  return null;
}
