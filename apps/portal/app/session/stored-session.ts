import type { MyProfile, SessionTokens } from '@kontor/contract';

/** The four values of a session as they lie in the local storage under `token`; expiries in epoch milliseconds. */
export interface StoredTokens {
  token: string;
  tokenExpire: number;
  refreshToken: string;
  refreshTokenExpire: number;
}

/** All that a session leaves in the local storage; no other keys. */
export const sessionKeys = ['token', 'userID', 'profile', 'socialActor'] as const;

type ReadOnly = Pick<Storage, 'getItem'>;

export function readTokens(storage: ReadOnly): StoredTokens | undefined {
  const stored = parsed(storage.getItem('token'));
  if (!isObject(stored)) return undefined;
  const { token, tokenExpire, refreshToken, refreshTokenExpire } = stored;
  if (typeof token !== 'string' || typeof tokenExpire !== 'number') return undefined;
  if (typeof refreshToken !== 'string' || typeof refreshTokenExpire !== 'number') return undefined;
  return { token, tokenExpire, refreshToken, refreshTokenExpire };
}

/** Expiries arrive in seconds. */
export function storeTokens(storage: Pick<Storage, 'setItem'>, tokens: SessionTokens): void {
  const stored: StoredTokens = {
    token: tokens.token,
    tokenExpire: tokens.tokenExpire * 1_000,
    refreshToken: tokens.refreshToken,
    refreshTokenExpire: tokens.refreshTokenExpire * 1_000,
  };
  storage.setItem('token', JSON.stringify(stored));
}

export function readProfile(storage: ReadOnly): MyProfile | undefined {
  const stored = parsed(storage.getItem('profile'));
  const isProfile =
    isObject(stored) && typeof stored.userID === 'string' && typeof stored.firstName === 'string';
  return isProfile ? (stored as MyProfile) : undefined;
}

/** The country of whoever is signed in, if they state one. */
export function readCountry(storage: ReadOnly): string | undefined {
  return (parsed(storage.getItem('profile')) as Partial<MyProfile> | null | undefined)?.country?.code;
}

export function storeProfile(storage: Pick<Storage, 'setItem'>, profile: MyProfile): void {
  storage.setItem('userID', profile.userID);
  storage.setItem('profile', JSON.stringify(profile));
}

export function forgetSession(storage: Pick<Storage, 'removeItem'>): void {
  for (const key of sessionKeys) storage.removeItem(key);
}

/** A session is valid while its token is (checklist 202). */
export function isValid({ tokenExpire }: StoredTokens, now: number): boolean {
  return tokenExpire > now;
}

export function canBeRenewed({ refreshToken, refreshTokenExpire }: StoredTokens, now: number): boolean {
  return refreshToken !== '' && refreshTokenExpire > now;
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else wrote there.
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
