import type { ShownLanguage } from '@kontor/web/language';
import { renderInPortal } from '../page/testing-portal.tsx';
import { SessionProvider } from '../session/session-context.tsx';
import { AccountMenuEntries } from './account-menu-entries.tsx';
import { Footer } from './footer.tsx';
import { MobileMenuEntries } from './mobile-menu-entries.tsx';
import { TopBar } from './top-bar.tsx';

/** For tests: the HTML of all that leads from the shell to pages, as visitors get it. */
export function showShell(language: ShownLanguage): string {
  return renderInPortal(Shell, {
    path: '/elsewhere',
    language,
    country: 'GB',
    origin: 'https://portal.example',
  });
}

function Shell() {
  return (
    <SessionProvider>
      <TopBar />
      <AccountMenuEntries />
      <MobileMenuEntries />
      <Footer />
    </SessionProvider>
  );
}
