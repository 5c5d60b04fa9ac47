import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pages } from './page/declared-pages.ts';
import type { Frame } from './page/define-page.ts';

function pagesIn(frame: Frame): RouteConfigEntry[] {
  return pages
    .filter((page) => page.frame === frame)
    .map(({ route: path, module }) => route(path.slice(1), `${module}.tsx`));
}

export default [
  layout('shell/form-frame.tsx', [
    ...pagesIn('form'),
    // Every other path.
    route('*', 'shell/unknown-path.tsx'),
  ]),
  layout('shell/wide-frame.tsx', [
    ...pagesIn('wide'),
    layout('security/frame/security-frame.tsx', [
      ...pagesIn('security'),
      route('security/export', 'security/account-data/export-data.ts'),
    ]),
  ]),
  // What is no page.
  index('shell/to-portal.ts'),
  route('keep-account', 'link/keep-account.ts'),
  route('theme', 'shell/choose-theme.ts'),
] satisfies RouteConfig;
