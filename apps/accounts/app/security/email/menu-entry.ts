import { msg } from '@lingui/core/macro';
import { AtSign } from 'lucide-react';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 30,
  path: '/security/email',
  text: msg`E‑mail address`,
  Icon: AtSign,
};
