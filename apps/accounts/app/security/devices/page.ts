import { definePage } from '../../page/define-page.ts';

export const devicesPage = definePage({
  route: '/security/devices',
  module: 'security/devices/devices-page',
  frame: 'security',
});
