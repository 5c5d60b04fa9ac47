import { ButtonLink } from '@kontor/ui';
import { RouteFailure } from '@kontor/web/failure';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import type { loadPortal } from '../session/load-portal.server.ts';
import { WaysFromError } from './ways-from-error.tsx';

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
          missing: { heading, advice: t`There is nothing at this address.` },
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
        ways={<WaysFromError portal={portal} />}
      />
    </div>
  );
}
