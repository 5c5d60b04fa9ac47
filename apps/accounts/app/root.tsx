import { HtmlDocument } from '@kontor/web/document';
import { type ReactNode, useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { addHeaders } from './visit/answer-headers.server.ts';
import { loadVisit } from './visit/load-visit.server.ts';
import { storeLanguage } from './visit/store-language.server.ts';

export const middleware = [addHeaders, storeLanguage];

export { fontLinks as links } from '@kontor/web/document';

export const loader = (args: LoaderFunctionArgs) => loadVisit(args);

export function Layout({ children }: { children: ReactNode }) {
  const visit = useRouteLoaderData<typeof loadVisit>('root');
  return (
    <HtmlDocument
      theme={visit?.theme}
      head={
        <>
          <meta name="robots" content="noindex" />
          {/* Forms stand in the middle of their side: half of one would jump, so nothing is painted before the foot is here. */}
          <link rel="expect" href="#foot" blocking="render" />
        </>
      }
    >
      {children}
    </HtmlDocument>
  );
}

export default function Root() {
  useEffect(() => {
    // A page the browser brings back as it was left may show what has changed, or be of somebody who has left.
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', readAgain);
    return () => removeEventListener('pageshow', readAgain);
  }, []);
  return <Outlet />;
}

export { WholePageError as ErrorBoundary } from './shell/page-error.tsx';
