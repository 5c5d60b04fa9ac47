import { Ban, Bell, BellOff, Flag } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../page-part/menu-button.tsx';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.ts';

/** In the menu of a conversation. Of a business its owners and administrators block. */
export function useSafetyItems(): MenuItem[] {
  const { t } = useLingui();
  const { party, inquiry, report } = useSafety();
  const { block, unblock, mute } = useSafetyActions();
  const { isMuted, isBlocked } = inquiry;
  const { id, name } = otherParty(inquiry);
  const blocking = {
    key: 'block',
    text: isBlocked ? t`Unblock ${name}` : t`Block ${name}`,
    Icon: Ban,
    to: () => void (isBlocked ? unblock() : block()),
    isDisabled: !mayEnd(party),
  };
  return [
    {
      key: 'mute',
      text: isMuted ? t`Turn notifications on` : t`Mute conversation`,
      Icon: isMuted ? Bell : BellOff,
      to: () => void mute(!isMuted),
    },
    ...(id === undefined ? [] : [blocking]),
    { key: 'report', text: t`Report conversation`, Icon: Flag, to: () => report() },
  ];
}
