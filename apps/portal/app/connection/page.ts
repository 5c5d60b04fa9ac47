import { defineOwnPage } from '../page/define-page.ts';
import { connectionsPath } from './connection-address.ts';

export const connectionsPage = defineOwnPage({
  route: connectionsPath,
  module: 'connection/connections-page',
});
