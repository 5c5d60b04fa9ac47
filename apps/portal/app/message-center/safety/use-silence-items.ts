import { Ban, Bell, BellOff } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../page-part/menu-item.ts';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.ts';

/**
 * Hears no more of a conversation, or lets the other side write no more, and takes either back. Owners and administrators decide
 * whom a business blocks; where nobody is left, there is nobody to block.
 */
export function useSilenceItems(): MenuItem[] {
  const { t } = useLingui();
  const { party, inquiry } = useSafety();
  const { mute, block, unblock } = useSafetyActions();
  const { id, name } = otherParty(inquiry);
  const { isBlocked, isMuted } = inquiry;
  const muting = {
    key: 'mute',
    text: isMuted ? t`Turn notifications on` : t`Mute conversation`,
    Icon: isMuted ? Bell : BellOff,
    to: () => void mute(!isMuted),
  };
  if (id === undefined) return [muting];
  return [
    muting,
    {
      key: 'block',
      text: isBlocked ? t`Unblock ${name}` : t`Block ${name}`,
      Icon: Ban,
      to: () => void (isBlocked ? unblock() : block()),
      isDisabled: !mayEnd(party),
    },
  ];
}
