import { ButtonLink } from '@kontor/ui';
import { RouteFailure } from '@kontor/web/failure';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import type { loadPortal } from '../session/load-portal.server.ts';

// Nearly nobody sees it, and every page has it.
const ErrorWays = lazyExtra(() => import('./error-ways.tsx'));

/** In the place of a page that could not be loaded (checklist 113, 314). */
export function PageError() {
  const { t } = useLingui();
  // The root itself may be what failed.
  const country = useRouteLoaderData<typeof loadPortal>('root')?.country.name;
  const portal = [brand.name, country].filter(Boolean).join(' ');
  const heading = t`Error loading data`;
  return (
    <div className="s-page">
      <RouteFailure
        texts={{
          missing: { heading, advice: t`There is no longer anything at this address.` },
          // What could not be written says the same as the service's own error page does.
          noRoom: {
            heading: t`This cannot be saved right now`,
            advice: t`Nothing was saved. Please try again later.`,
          },
          failed: { heading, advice: t`Please try again in a moment.` },
        }}
        titleOf={(shown) => `${shown} | ${portal}`}
        again={
          <ButtonLink size="small" href="" data-whole-page>
            <Trans>Try again</Trans>
          </ButtonLink>
        }
        ways={
          // Its place is held.
          <div className="s-error-ways">
            <Suspense>
              <ErrorWays portal={portal} />
            </Suspense>
          </div>
        }
      />
    </div>
  );
}
