import { MonitorSmartphone } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = {
  place: 60,
  path: '/security/devices',
  text: msg`Devices`,
  Icon: MonitorSmartphone,
};
