import { isInOwnNetwork } from '@kontor/server';
import type { Visit } from '../context.ts';
import type { Settings } from '../settings.ts';

/** Names of this very machine, whatever the network says. */
const thisMachine = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a visitor may read the mails in the browser, demo people's included, since they hold links that sign in: only
 * without a mail server, where the product's origins are this very machine, and for who comes from it or its network and
 * asks for it by its own name. A page of a stranger whose name is pointed at this machine asks by that name.
 */
export function mayReadOutbox(
  {
    SMTP_URL,
    ACCOUNTS_ORIGIN,
    PORTAL_ORIGIN,
  }: Pick<Settings, 'SMTP_URL' | 'ACCOUNTS_ORIGIN' | 'PORTAL_ORIGIN'>,
  { address, host }: Pick<Visit, 'address' | 'host'>,
): boolean {
  if (SMTP_URL || host === undefined || !URL.canParse(`http://${host}`)) return false;
  const names = [ACCOUNTS_ORIGIN, PORTAL_ORIGIN, `http://${host}`].map((origin) => new URL(origin).hostname);
  return names.every((name) => thisMachine.test(name)) && isInOwnNetwork(address);
}
