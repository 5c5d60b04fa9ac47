import { useLingui } from '@lingui/react/macro';
import {
  AtSign,
  Fingerprint,
  History,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  UserX,
} from 'lucide-react';

interface Entry {
  path: string;
  text: string;
  Icon: LucideIcon;
  /** Is marked at this very address alone. */
  exact?: boolean;
}

/** The pages of an account's security. */
export function useEntries(): Entry[] {
  const { t } = useLingui();
  return [
    { path: '/security', text: t`Overview`, Icon: ShieldCheck, exact: true },
    { path: '/security/password', text: t`Password`, Icon: KeyRound },
    { path: '/security/email', text: t`E‑mail address`, Icon: AtSign },
    { path: '/security/second-factor', text: t`Second factor`, Icon: Smartphone },
    { path: '/security/passkeys', text: t`Passkeys`, Icon: Fingerprint },
    { path: '/security/devices', text: t`Devices`, Icon: MonitorSmartphone },
    { path: '/security/activity', text: t`Activity`, Icon: History },
    { path: '/security/delete-account', text: t`Delete account`, Icon: UserX },
  ];
}
