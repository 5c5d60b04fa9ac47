import type { MyProfile } from '@kontor/contract';
import type { ActingIdentity } from './acting-identity.ts';

/** `unknown` before the browser has looked; `refreshing` while only an exchange of tokens can tell. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn' | 'refreshing';
      profile: MyProfile | undefined;
      /** It is not known, and what asked for it was not answered: pages do not wait for it. */
      profileFailed?: true;
      actingAs: ActingIdentity;
    };

/** What is known before the browser has looked. One object: React draws again whoever is given another one. */
export const unknownSession: SessionState = { status: 'unknown' };
