import { ShieldCheck } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 10,
  path: '/security',
  text: msg`Overview`,
  Icon: ShieldCheck,
  exact: true,
};
