import { listMyBusinesses } from '@kontor/contract';
import '../my-b2b/my-b2b.css';
import { useWaiting } from '../my-b2b/use-waiting.ts';
import { WhatWaits } from '../my-b2b/what-waits.tsx';
import { Loading } from '../page-part/loading.tsx';
import { useLoaded } from '../session/use-loaded.ts';

/** What waits, all kinds at once: one after the other would push down what stands below. */
export default function OwnWaiting() {
  const businesses = useLoaded(listMyBusinesses, {});
  const waiting = useWaiting(businesses);
  const isWhole =
    (businesses.data !== undefined || businesses.failed) &&
    waiting.every(({ things, failed }) => things !== undefined || failed);
  return isWhole ? <WhatWaits parts={waiting} /> : <Loading lines={4} />;
}
