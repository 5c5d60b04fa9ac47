import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What happened, in words; see `shown-event.server.ts`. */
const texts: Record<string, MessageDescriptor> = {
  login: msg`Login`,
  'login:password': msg`Login with your password`,
  'login:second-factor': msg`Login with your password and an app code`,
  'login:recovery-code': msg`Login with your password and a recovery code`,
  'login:passkey': msg`Login with a passkey`,
  'login-failed': msg`Failed login: wrong password`,
  'login-failed:passkey': msg`Failed login with a passkey`,
  'login-refused': msg`Login refused after too many failed attempts`,
  'password-wrong': msg`Wrong password entered on these pages`,
  'password-changed': msg`Password changed`,
  'password-reset': msg`Password reset by e‑mail link`,
  'second-factor-on': msg`Second factor turned on`,
  'second-factor-off': msg`Second factor turned off`,
  'second-factor-failed': msg`Failed login: right password, wrong code`,
  'second-factor-refused': msg`Login refused after too many wrong codes`,
  'recovery-codes-renewed': msg`Recovery codes renewed`,
  'passkey-added': msg`Passkey added`,
  'passkey-removed': msg`Passkey removed`,
  'email-change-asked': msg`E‑mail address change requested`,
  'email-change-cancelled': msg`E‑mail address change cancelled`,
  'email-changed': msg`E‑mail address changed`,
  'device-ended': msg`A device was logged out`,
  'other-devices-ended': msg`All other devices were logged out`,
  'deletion-asked': msg`Account deletion requested`,
  'deletion-undone': msg`Account deletion cancelled`,
  'data-exported': msg`Your data was downloaded`,
  'role-granted': msg`Role assigned`,
  'role-revoked': msg`Role removed`,
};

/** Events in words; one that is not known here yet has no more than its name. */
export function useEventText(): (what: string) => string {
  const { i18n } = useLingui();
  return (what) => {
    const text = texts[what];
    return text ? i18n._(text) : what;
  };
}

const roles: Record<string, MessageDescriptor> = {
  operator: msg`Operator`,
  support: msg`Operator (support)`,
  moderator: msg`Operator (moderation)`,
  verifier: msg`Operator (verification)`,
  finance: msg`Operator (finance)`,
  owner: msg`Owner of a business`,
  admin: msg`Administrator of a business`,
  member: msg`Member of a business`,
};

/** Roles in words; one that is not known here yet has no more than its name. */
export function useRoleText(): (role: string) => string {
  const { i18n } = useLingui();
  return (role) => {
    const text = roles[role];
    return text ? i18n._(text) : role;
  };
}
