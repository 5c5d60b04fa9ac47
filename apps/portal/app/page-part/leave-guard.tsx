import { ConfirmDialog } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** Asks before somebody goes elsewhere, closes the page or loads it anew while something typed is not saved. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        isDirty() &&
        currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
      [isDirty],
    ),
  );

  useEffect(() => {
    function hold(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault();
    }
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t`Leave without saving?`}
      text={t`What you changed is not saved yet. It is lost when you leave this page.`}
      texts={{ confirm: t`Leave`, cancel: t`Keep editing` }}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
