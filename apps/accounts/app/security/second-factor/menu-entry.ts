import { msg } from '@lingui/core/macro';
import { Smartphone } from 'lucide-react';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 40,
  path: '/security/second-factor',
  text: msg`Second factor`,
  Icon: Smartphone,
};
