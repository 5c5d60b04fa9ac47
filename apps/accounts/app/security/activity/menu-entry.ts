import { History } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = { place: 70, path: '/security/activity', text: msg`Activity`, Icon: History };
