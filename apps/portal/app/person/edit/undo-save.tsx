import type { MyProfile, ProfileChange } from '@kontor/contract';
import { ToastAction, useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession, useSessionState } from '../../session/session-context.tsx';
import { withFieldsOf } from './profile-change.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface UndoSaveProps {
  before: MyProfile;
  saved: MyProfile;
  /** What leads back from the one to the other. */
  back: ProfileChange;
  onClose: () => void;
}

/**
 * Restores the profile from before it was saved. The restored profile is shown at once, and replaced again if the server refuses
 * it. The offer ends when somebody else signs in, and when the profile is edited again, as that form holds the saved values.
 */
export function UndoSave({ before, saved, back, onClose }: UndoSaveProps) {
  const { t } = useLingui();
  const session = useSession();
  const state = useSessionState();
  const toast = useToast();
  const { pathname, key } = useLocation();
  const offeredAt = useRef({ pathname, key });
  const { saving, save } = useSaveProfile(finish, () => show(saved));

  const isTheirs = 'profile' in state && state.profile?.userID === before.userID;
  const isEdited = pathname === offeredAt.current.pathname && key !== offeredAt.current.key;
  const isOver = !saving && (!isTheirs || isEdited);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  function show(profile: MyProfile) {
    const now = session.state();
    if (!('profile' in now) || now.profile?.userID !== before.userID) return;
    session.storeProfile(withFieldsOf(now.profile, back, profile));
  }

  function undo() {
    show(before);
    void save(back);
  }

  function finish() {
    toast(t`Your profile has been restored.`, 'done');
    onClose();
  }

  return <ToastAction text={t`Undo`} busy={saving} onPress={undo} onClose={onClose} />;
}
