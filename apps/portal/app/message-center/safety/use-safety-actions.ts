import { blockParty, type InquiryFolder, moveInquiry, muteInquiry, unblockParty } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useUndoToast } from '../../page-part/use-undo-toast.ts';
import { useSession } from '../../session/session-context.tsx';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';

interface SafetyActions {
  block: () => Promise<void>;
  unblock: () => Promise<void>;
  mute: (isMuted: boolean) => Promise<void>;
  move: (folder: InquiryFolder) => Promise<void>;
}

/** What somebody does to be left in blocking, each at once and with the way back. */
export function useSafetyActions(): SafetyActions {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { party, inquiry, failing, onChanged } = useSafety();
  const of = { params: { rid: inquiry.requestID }, query: { bid: party.id } };
  const other = otherParty(inquiry);
  const name = other.name || t`Former member`;

  async function change(work: () => Promise<unknown>, text: string, undo?: () => Promise<void>) {
    failing.begin();
    try {
      await work();
    } catch (error) {
      console.error('A conversation could not be changed', error);
      failing.fail(t`An unexpected error has occurred, please try again`);
      return;
    }
    if (undo) undoToast(text, undo);
    else toast(text, 'done');
    await onChanged();
  }

  const unblock = async () => {
    if (other.id === undefined) return;
    const input = { params: { partyID: other.id }, query: { bid: party.id } };
    await change(() => call(unblockParty, input), t`${name} can write to you again`);
  };
  const block = () => change(() => call(blockParty, of), t`${name} is blocked`, unblock);
  const mute = (isMuted: boolean): Promise<void> =>
    change(
      () => call(muteInquiry, { ...of, body: { isMuted } }),
      isMuted ? t`Muted: no notifications about this conversation` : t`Notifications are on again`,
      isMuted ? () => mute(false) : undefined,
    );
  const move = (folder: InquiryFolder): Promise<void> =>
    change(
      () => call(moveInquiry, { ...of, body: { folder } }),
      folder === 'inbox' ? t`Moved to the inbox` : t`Moved to first contacts`,
      () => move(folder === 'inbox' ? 'strangers' : 'inbox'),
    );
  return { block, unblock, mute, move };
}
