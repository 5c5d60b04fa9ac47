import { Pill } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import { DemoPill } from '../page-part/demo-pill.tsx';
import type { BusinessView } from './business-view.ts';

/** Says where a business's data come from, when its owner has not stated them. */
export function OriginPills({
  origin,
  claimed,
  classified,
}: Pick<BusinessView, 'origin' | 'claimed' | 'classified'>) {
  return (
    <>
      <DemoPill origin={origin} />
      {origin !== 'demo' && !claimed ? (
        <Pill>
          <Trans>Unclaimed</Trans>
        </Pill>
      ) : null}
      {classified ? (
        <Pill>
          <Trans>Classified by {brand.name}</Trans>
        </Pill>
      ) : null}
    </>
  );
}
