import { Ban } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../page-part/menu-item.ts';
import { mayEnd } from '../acting-party.ts';
import { otherParty } from '../party-view.ts';
import { useSafety } from './safety-context.tsx';
import { useSafetyActions } from './use-safety-actions.ts';

/** Lets the other side write no more, or again; owners and administrators decide it for a business. None where nobody is left. */
export function useBlockItem(): MenuItem[] {
  const { t } = useLingui();
  const { party, inquiry } = useSafety();
  const { block, unblock } = useSafetyActions();
  const { id, name } = otherParty(inquiry);
  const { isBlocked } = inquiry;
  if (id === undefined) return [];
  return [
    {
      key: 'block',
      text: isBlocked ? t`Unblock ${name}` : t`Block ${name}`,
      Icon: Ban,
      to: () => void (isBlocked ? unblock() : block()),
      isDisabled: !mayEnd(party),
    },
  ];
}
