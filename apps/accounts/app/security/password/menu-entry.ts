import { KeyRound } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 20,
  path: '/security/password',
  text: msg`Password`,
  Icon: KeyRound,
};
