import { SkipLink } from '@kontor/web/frame/skip-link';
import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { Brand } from './brand.tsx';
import { PageFoot } from './page-foot.tsx';

import './frame.css';
import './form-frame.css';

/** Around pages of one form: the brand beside it, above it on narrow screens. */
export default function FormFrame() {
  const { pathname } = useLocation();
  return (
    <div className="a-form-frame">
      <SkipLink />
      <header className="a-side">
        <Brand />
        <div className="a-side-words">
          <p className="a-side-promise">
            <Trans>One account for 25 country platforms.</Trans>
          </p>
          <p>
            <Trans>Your profile, your businesses and your requests are the same in every portal.</Trans>
          </p>
        </div>
      </header>
      <div className="a-form-side">
        {/* Another page is of another height: its parts are new ones, not those of the page before that have moved. */}
        <main className="a-form-main" id="main" tabIndex={-1} key={pathname}>
          <Outlet />
        </main>
        <PageFoot key={`foot of ${pathname}`} />
      </div>
    </div>
  );
}
