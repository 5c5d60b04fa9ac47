import { type Route, route } from '../route.ts';
import { beginAuthentication } from './begin-authentication.ts';
import { beginRegistration } from './begin-registration.ts';
import {
  getAuthenticationOptions,
  getRegistrationOptions,
  logInWithPasskey,
  registerPasskey,
} from './calls.ts';
import { finishAuthentication } from './finish-authentication.ts';
import { finishRegistration } from './finish-registration.ts';

const ended = { done: true } as const;

export const passkeyRoutes: Route[] = [
  route(getRegistrationOptions, async ({ context, visit, setCookies }) => {
    const { options, cookies } = await beginRegistration(context, visit);
    setCookies(cookies);
    return options;
  }),
  route(getAuthenticationOptions, async ({ context, visit, setCookies }) => {
    const { options, cookies } = await beginAuthentication(context, visit);
    setCookies(cookies);
    return options;
  }),
  route(registerPasskey, async ({ context, visit, setCookies }, { body }) => {
    setCookies(await finishRegistration(context, visit, body));
    return ended;
  }),
  route(logInWithPasskey, async ({ context, visit, setCookies }, { body }) => {
    setCookies(await finishAuthentication(context, visit, body));
    return ended;
  }),
];
