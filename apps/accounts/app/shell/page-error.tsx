import { ButtonLink } from '@kontor/ui';
import logo from '@kontor/ui/art/logo-frame.svg';
import { RouteFailure } from '@kontor/web/failure';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import type { loadVisit } from '../visit/load-visit.server.ts';
import './frame.css';
import './wide-frame.css';

/** In the place of a page that failed or is not there. */
export function WholePageError() {
  const { t } = useLingui();
  // The root itself may be what failed.
  const visit = useRouteLoaderData<typeof loadVisit>('root');
  const portal = visit ? `Kontor ${visit.countryName}` : 'Kontor';
  const account = t`${portal} account`;
  const failed = { heading: t`This page could not be loaded`, advice: t`Please try again in a moment.` };
  const missing = {
    heading: t`There is no page at this address`,
    advice: t`It may have moved, or the address may be mistyped.`,
  };
  return (
    <div className="a-wide-frame">
      <header className="a-bar">
        <img src={logo} width="151" height="32" alt="Kontor" />
      </header>
      <main className="a-wide-main" id="main">
        <RouteFailure
          texts={{ missing, failed, noRoom: failed }}
          titleOf={(heading) => `${heading} | ${account}`}
          head={
            <>
              <meta name="description" content={t`This page of ${portal} could not be loaded.`} />
              <meta name="keywords" content={`${t`Error`}, ${account}`} />
            </>
          }
          again={
            <ButtonLink size="small" href="">
              <Trans>Try again</Trans>
            </ButtonLink>
          }
          ways={
            visit ? (
              <p className="a-ways">
                <a href={`${visit.portal}/`}>
                  <Trans>Back to Kontor</Trans>
                </a>
              </p>
            ) : null
          }
        />
      </main>
    </div>
  );
}
