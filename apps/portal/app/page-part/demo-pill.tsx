import { Pill } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';

/** Says of invented data that they are. */
export function DemoPill({ origin }: { origin: string | undefined }) {
  return origin === 'demo' ? (
    <Pill tone="warn">
      <Trans>Demo data</Trans>
    </Pill>
  ) : null;
}
