import { AtSign } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 30,
  path: '/security/email',
  text: msg`E‑mail address`,
  Icon: AtSign,
};
