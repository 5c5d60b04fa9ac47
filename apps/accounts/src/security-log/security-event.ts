/** What a login was made with; `second-factor` and `recovery-code` come after the password. */
type LoginMethod = 'password' | 'second-factor' | 'recovery-code' | 'passkey';

/** Every kind of event there is, with the details it has. None is a secret, and none but these is stored. */
interface EventDetails {
  login: { with: LoginMethod };
  'login-failed': { with?: LoginMethod };
  /** Nobody looked at what was given: there had been too many failures. */
  'login-refused': Record<string, never>;
  /** Somebody who is logged in gave a wrong password where it is asked for again. */
  'password-wrong': Record<string, never>;
  'password-changed': Record<string, never>;
  'password-reset': { passkeysRemoved: number };
  'second-factor-on': Record<string, never>;
  'second-factor-off': Record<string, never>;
  'second-factor-failed': { with: LoginMethod };
  'second-factor-refused': Record<string, never>;
  'recovery-codes-renewed': Record<string, never>;
  'passkey-added': { name: string };
  'passkey-removed': { name: string };
  'email-change-asked': Record<string, never>;
  'email-change-cancelled': Record<string, never>;
  'email-changed': Record<string, never>;
  'device-ended': Record<string, never>;
  'other-devices-ended': Record<string, never>;
  'deletion-asked': Record<string, never>;
  'deletion-undone': Record<string, never>;
  'data-exported': Record<string, never>;
  'role-granted': { role: string; businessID?: string };
  'role-revoked': { role: string; businessID?: string };
}

export type EventKind = keyof EventDetails;

/** Something that happened to the security of an account. */
export type SecurityEvent = {
  [K in EventKind]: {
    userID: string;
    kind: K;
    details?: EventDetails[K];
  };
}[EventKind];

/**
 * Kinds a stranger can bring about as often as they like. An account has at most so many of each within an hour, so that
 * nobody can bury what its owner should see, or fill a disk.
 */
export const failureKinds: readonly EventKind[] = [
  'login-failed',
  'login-refused',
  'password-wrong',
  'second-factor-failed',
  'second-factor-refused',
];
export const failuresPerHour = 10;
