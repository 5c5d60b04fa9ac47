import { msg } from '@lingui/core/macro';
import { UserX } from 'lucide-react';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 80,
  path: '/security/delete-account',
  text: msg`Delete account`,
  Icon: UserX,
};
