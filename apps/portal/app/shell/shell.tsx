import { Toasts } from '@kontor/ui';
import { SkipLink } from '@kontor/web/frame/skip-link';
import { Outlet } from 'react-router';
import { usePageHandle } from '../page-part/page-handle.ts';
import { usePageView } from '../page-view/use-page-view.ts';
import { SessionProvider } from '../session/session-context.tsx';
import { SessionMark } from '../session/session-mark.ts';
import { usePersonalData } from '../session/use-personal-data.ts';
import { Footer } from './footer.tsx';
import { IndustryRail } from './industry-rail.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { PrintedHead } from './printed-head.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import './page.css';
import './print.css';
import './session.css';

/** Top bar, industries, page, footer; around all of it the session. */
export function Shell() {
  return (
    <SessionProvider>
      <SessionMark />
      <Frame />
    </SessionProvider>
  );
}

/** What is known of the session is a reason to load a page again, and none to draw its frame. */
function Page() {
  return <Outlet key={usePersonalData()} />;
}

function Frame() {
  useLinkNavigation();
  useFocusAfterNavigation();
  usePageView();
  const { rail = 'names', belowRail, withoutFooter } = usePageHandle();
  if (rail === 'none') return <Page />;
  return (
    <Toasts>
      <SkipLink />
      <PrintedHead />
      <TopBar />
      <div className={`s-shell s-shell-${rail}`}>
        <IndustryRail mode={rail} below={belowRail} />
        <main className="s-main" id="main" tabIndex={-1}>
          <PagePlaceholder>
            <Page />
          </PagePlaceholder>
        </main>
      </div>
      {withoutFooter ? null : <Footer />}
    </Toasts>
  );
}
