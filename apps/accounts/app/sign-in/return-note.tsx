import { Trans } from '@lingui/react/macro';
import type { ReturnPlace } from '../../src/find-return-place.ts';
import { usePortalName } from '../shell/use-portal-name.ts';
import { useVisit } from '../shell/use-visit.ts';

/** Names where somebody goes on or back to after logging in. */
export function ReturnNote({ place: { kind, name } }: { place: ReturnPlace }) {
  const portal = usePortalName();
  const { next } = useVisit();
  // Elements, since a name may look like one.
  const shown = <b>{name}</b>;
  if (next) return <Trans>You will continue to your account security page.</Trans>;
  if (name)
    return (
      <Trans>
        You will go back to {shown} on {portal}.
      </Trans>
    );
  if (kind === 'search') return <Trans>You will go back to your search on {portal}.</Trans>;
  if (kind === 'industries') return <Trans>You will go back to the industries on {portal}.</Trans>;
  if (kind === 'business')
    return <Trans>You will go back to the business you were viewing on {portal}.</Trans>;
  if (kind === 'product') return <Trans>You will go back to the product you were viewing on {portal}.</Trans>;
  if (kind === 'page') return <Trans>You will go back to the page you came from on {portal}.</Trans>;
  return <Trans>You will go back to {portal}.</Trans>;
}
