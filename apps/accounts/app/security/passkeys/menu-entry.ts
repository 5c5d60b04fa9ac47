import { msg } from '@lingui/core/macro';
import { Fingerprint } from 'lucide-react';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 50,
  path: '/security/passkeys',
  text: msg`Passkeys`,
  Icon: Fingerprint,
};
