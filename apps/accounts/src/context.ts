import type { Database } from '@kontor/database';
import type { Logger } from '@kontor/server';
import type { Auth } from './auth.ts';
import type { JoiningDatabase } from './joining-database.ts';
import type { SigningKeys } from './key/signing-keys.ts';
import type { Language } from './language.ts';
import type { PasswordJudge } from './password/password-judge.ts';
import type { Settings } from './settings.ts';

/** What every verb works on. No ambient globals. */
export interface Context {
  db: Database;
  /** The same database as better-auth sees it: it takes part in our transactions. */
  joining: JoiningDatabase;
  auth: Auth;
  keys: SigningKeys;
  judge: PasswordJudge;
  settings: Settings;
  log: Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;
}

/** Who asks: what better-auth reads of a request, and what we count and speak by. */
export interface Visit {
  headers: Headers;
  /** IP address. */
  address: string;
  /** The name the service was asked for by, as a browser gives it. */
  host?: string | undefined;
  language: Language;
}
