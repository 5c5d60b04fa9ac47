import { SkipLink } from '@kontor/web/frame/skip-link';
import { Outlet, useLocation } from 'react-router';
import { Brand } from './brand.tsx';
import { PageFoot } from './page-foot.tsx';

import './frame.css';
import './wide-frame.css';

/** Around pages with more than a form: the brand in a bar above. */
export default function WideFrame() {
  const { pathname } = useLocation();
  return (
    <div className="a-wide-frame">
      <SkipLink />
      <header className="a-bar">
        <Brand />
      </header>
      <main className="a-wide-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {/* Below pages of other heights it is another one, not the one before that has moved. */}
      <PageFoot key={pathname} />
    </div>
  );
}
