import type { RouterContextProvider } from 'react-router';
import { leadTo } from '../../visit/lead-to.server.ts';
import { pageContext } from '../../visit/page-context.ts';
import { signedInContext } from '../frame/require-login.server.ts';

/** Leads whoever has no second factor to the page where it is set up. */
export function requireSecondFactor(context: Readonly<RouterContextProvider>): void {
  if (context.get(signedInContext).account.twoFactorEnabled) return;
  throw leadTo('/security/second-factor', context.get(pageContext));
}
