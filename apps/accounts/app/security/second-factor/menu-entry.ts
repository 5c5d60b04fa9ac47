import { Smartphone } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 40,
  path: '/security/second-factor',
  text: msg`Second factor`,
  Icon: Smartphone,
};
