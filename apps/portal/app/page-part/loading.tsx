import { Skeleton } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

/** Stands in for what is awaited: lines to look at, one word to listen to. */
export function Loading({ lines = 6, className }: { lines?: number; className?: string }) {
  const { t } = useLingui();
  return (
    <div className={className} role="status" aria-label={t`Loading`}>
      <Skeleton lines={lines} />
    </div>
  );
}
