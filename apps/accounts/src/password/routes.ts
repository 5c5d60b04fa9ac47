import { type Route, route } from '../route.ts';
import { judgePassword } from './calls.ts';

/**
 * What a page's meter says while somebody chooses a password. The lists it is looked up in take a browser half a megabyte
 * to load, and the password comes here anyway.
 */
export const passwordRoutes: Route[] = [
  route(judgePassword, ({ context }, { body: { password, own } }) => context.judge.strengthOf(password, own)),
];
