import { Flag } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '../../page-part/menu-item.ts';
import { useSafety } from './safety-context.tsx';
import { useSilenceItems } from './use-silence-items.ts';

/** In the menu of a conversation. */
export function useSafetyItems(): MenuItem[] {
  const { t } = useLingui();
  const { report } = useSafety();
  const silence = useSilenceItems();
  return [...silence, { key: 'report', text: t`Report conversation`, Icon: Flag, to: () => report() }];
}
