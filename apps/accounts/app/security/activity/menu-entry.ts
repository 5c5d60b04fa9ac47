import { msg } from '@lingui/core/macro';
import { History } from 'lucide-react';
import type { MenuEntry } from '../frame/menu.ts';

export const entry: MenuEntry = { place: 70, path: '/security/activity', text: msg`Activity`, Icon: History };
