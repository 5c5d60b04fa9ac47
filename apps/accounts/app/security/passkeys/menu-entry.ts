import { Fingerprint } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 50,
  path: '/security/passkeys',
  text: msg`Passkeys`,
  Icon: Fingerprint,
};
