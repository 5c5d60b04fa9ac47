import { useRouteError } from 'react-router';
import { BareBar } from '../page-part/bare-bar.tsx';
import { PageError } from '../page-part/page-error.tsx';
import { UnknownPath, unknownPathIn } from './unknown-path.tsx';

/** At a path that is none of ours, and when not even the frame of the pages could be loaded. */
export function WholePageError() {
  if (unknownPathIn(useRouteError())) return <UnknownPath />;
  return (
    <>
      <BareBar />
      <main className="s-main" id="main">
        <PageError />
      </main>
    </>
  );
}
