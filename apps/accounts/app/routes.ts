import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { securityRoutes } from './security/routes.ts';

export default [
  index('shell/to-portal.ts'),
  layout('shell/form-frame.tsx', [
    route('login', 'sign-in/sign-in-page.tsx'),
    route('sign-out', 'sign-in/sign-out-page.tsx'),
    route('second-factor', 'second-factor/code-page.tsx'),
    route('register', 'sign-up/sign-up-page.tsx'),
    route('check-mail', 'sign-up/check-mail-page.tsx'),
    route('confirm-email', 'sign-up/confirm-email-page.tsx'),
    route('forgotten-password', 'password/forgotten-password-page.tsx'),
    route('new-password', 'password/new-password-page.tsx'),
    route('change-email', 'link/change-email-page.tsx'),
    route('undo-deletion', 'link/undo-deletion-page.tsx'),
    route('*', 'shell/unknown-path.tsx'),
  ]),
  layout('shell/wide-frame.tsx', [route('outbox', 'outbox/outbox-page.tsx'), ...securityRoutes]),
  route('keep-account', 'link/keep-account.ts'),
  route('theme', 'shell/choose-theme.ts'),
] satisfies RouteConfig;
