import { Pill } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { DemoPill } from '../page-part/demo-pill.tsx';
import type { BusinessView } from './business-view.ts';

/** Says where a business's data come from, when its owner has not stated them. */
export function OriginPills({ origin, claimed }: Pick<BusinessView, 'origin' | 'claimed'>) {
  if (origin === 'demo') return <DemoPill origin={origin} />;
  if (claimed) return null;
  return <Pill>{origin === 'imported' ? <Trans>Public record</Trans> : <Trans>Unclaimed</Trans>}</Pill>;
}
