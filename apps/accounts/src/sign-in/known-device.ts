import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findCredentials } from '../account/credentials.ts';
import type { Context, Visit } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { deriveKey } from '../secret.ts';
import type { Settings } from '../settings.ts';

/** Seconds a browser is remembered after a login; browsers keep no cookie for longer than 400 days. */
const remembered = 365 * 86_400;
/** Accounts of one browser that are remembered; the one used longest ago is forgotten first. */
const maxAccounts = 4;

/** A browser as known to one account: `<account id>.<id of the device>.<signature>` in the cookie. */
interface DeviceToken {
  userID: string;
  deviceID: string;
  text: string;
}

/**
 * The id of this browser if it has logged in to the account of an address before, and its password was not changed since.
 * What is asked of the database depends on the cookie alone, so it does not tell who has an account.
 */
export async function findKnownDevice(
  context: Context,
  visit: Visit,
  email: string,
): Promise<string | undefined> {
  const tokens = tokensOf(context.settings, visit);
  if (tokens.length === 0) return undefined;
  const ids = tokens.map(({ userID }) => userID);
  const owner = (await findCredentials(context.db, ids)).find((each) => each.email === email);
  const token = owner && tokens.find(({ userID }) => userID === owner.id);
  return token && isGenuine(context.settings, token, owner.password_hash) ? token.deviceID : undefined;
}

/**
 * The cookie by which this browser is known to an account from now on, beside others it has logged in to. It gives nobody
 * a way in: it only has wrong passwords counted apart.
 */
export async function rememberDevice(context: Context, visit: Visit, userID: string): Promise<string[]> {
  const tokens = tokensOf(context.settings, visit);
  const [owner] = await findCredentials(context.db, [userID]);
  if (!owner) return [];
  const present = tokens.find((token) => token.userID === userID);
  const isKnown = present !== undefined && isGenuine(context.settings, present, owner.password_hash);
  const token = isKnown ? present.text : newToken(context.settings, userID, owner.password_hash);
  const others = tokens.filter((each) => each.userID !== userID).map(({ text }) => text);
  const value = [token, ...others].slice(0, maxAccounts).join('~');
  const secure = isSecure(context.settings) ? '; Secure' : '';
  const name = cookieName(context.settings);
  return [`${name}=${value}; Path=/; Max-Age=${remembered}; HttpOnly; SameSite=Lax${secure}`];
}

function tokensOf(settings: Settings, { headers }: Visit): DeviceToken[] {
  const name = `${cookieName(settings)}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
  return value
    .split('~', maxAccounts)
    .map((text) => {
      const [userID = '', deviceID = ''] = text.split('.');
      return { userID, deviceID, text };
    })
    .filter(({ userID }) => isUuid(userID));
}

function newToken(settings: Settings, userID: string, passwordHash: string | null): string {
  const deviceID = randomBytes(16).toString('base64url');
  return `${userID}.${deviceID}.${sign(settings, userID, deviceID, passwordHash)}`;
}

function isGenuine(settings: Settings, token: DeviceToken, passwordHash: string | null): boolean {
  const { userID, deviceID, text } = token;
  const genuine = Buffer.from(`${userID}.${deviceID}.${sign(settings, userID, deviceID, passwordHash)}`);
  const shown = Buffer.from(text);
  return shown.length === genuine.length && timingSafeEqual(shown, genuine);
}

/** With the stored password in it, since another password ends what browsers are known by. */
function sign(settings: Settings, userID: string, deviceID: string, passwordHash: string | null): string {
  return createHmac('sha256', deriveKey(settings.ACCOUNTS_SECRET, 'devices'))
    .update(`${userID} ${deviceID} ${passwordHash ?? ''}`)
    .digest('base64url');
}

function isSecure({ ACCOUNTS_ORIGIN }: Settings): boolean {
  return ACCOUNTS_ORIGIN.startsWith('https:');
}

/** Under https browsers keep it to this host and to secure connections by its name. */
function cookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-kontor.device' : 'kontor.device';
}
