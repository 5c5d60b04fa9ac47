import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The pages of an account's security; each stands in the wide frame. */
export const securityRoutes: RouteConfigEntry[] = [
  layout('security/frame/security-frame.tsx', [
    route('security', 'security/overview/overview-page.tsx'),
    route('security/password', 'security/password/password-page.tsx'),
    route('security/email', 'security/email/email-page.tsx'),
    route('security/second-factor', 'security/second-factor/second-factor-page.tsx'),
    route('security/second-factor/recovery-codes', 'security/second-factor/recovery-codes-page.tsx'),
    route('security/second-factor/end', 'security/second-factor/end-page.tsx'),
    route('security/passkeys', 'security/passkeys/passkeys-page.tsx'),
    route('security/devices', 'security/devices/devices-page.tsx'),
    route('security/activity', 'security/activity/activity-page.tsx'),
    route('security/export', 'security/account-data/export-data.ts'),
    route('security/delete-account', 'security/account-data/delete-account-page.tsx'),
  ]),
  // Whoever comes here has been signed out by what it tells of.
  route('deletion-planned', 'security/account-data/deletion-planned-page.tsx'),
];
