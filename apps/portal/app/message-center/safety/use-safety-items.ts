import { Bell, BellOff, Flag } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../page-part/menu-item.ts';
import { useSafety } from './safety-context.tsx';
import { useBlockItem } from './use-block-item.ts';
import { useSafetyActions } from './use-safety-actions.ts';

/** In the menu of a conversation. */
export function useSafetyItems(): MenuItem[] {
  const { t } = useLingui();
  const { inquiry, report } = useSafety();
  const { mute } = useSafetyActions();
  const block = useBlockItem();
  const { isMuted } = inquiry;
  return [
    {
      key: 'mute',
      text: isMuted ? t`Turn notifications on` : t`Mute conversation`,
      Icon: isMuted ? Bell : BellOff,
      to: () => void mute(!isMuted),
    },
    ...block,
    { key: 'report', text: t`Report conversation`, Icon: Flag, to: () => report() },
  ];
}
