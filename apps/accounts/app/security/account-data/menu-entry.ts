import { UserX } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 80,
  path: '/security/delete-account',
  text: msg`Delete account`,
  Icon: UserX,
};
