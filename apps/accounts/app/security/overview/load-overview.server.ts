import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../visit/page-context.ts';
import { nameDevice } from '../devices/device-names.server.ts';
import { signedInContext } from '../frame/require-login.server.ts';

/** How password, address, second factor, passkeys and devices of who is signed in stand. */
export async function loadOverview(context: LoaderFunctionArgs['context']) {
  const { verbs, accounts, visit } = context.get(pageContext);
  const { account } = context.get(signedInContext);
  const [passwordTime, change, codesLeft, passkeys, devices] = await Promise.all([
    verbs.findPasswordTime(accounts, visit),
    verbs.findEmailChange(accounts, visit),
    verbs.countRecoveryCodes(accounts, visit),
    verbs.listPasskeys(accounts, visit),
    verbs.listDevices(accounts, visit),
  ]);
  const here = devices.find(({ isThisOne }) => isThisOne);
  return {
    name: `${account.firstName} ${account.lastName}`,
    email: account.email,
    waitingEmail: change?.newEmail,
    passwordTime: passwordTime?.toISOString(),
    hasSecondFactor: account.twoFactorEnabled,
    codesLeft,
    passkeys: passkeys.length,
    here: here && nameDevice(here),
    otherDevices: devices.length - (here ? 1 : 0),
  };
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>;
