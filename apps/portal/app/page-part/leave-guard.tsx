import { ConfirmDialog } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

interface LeaveGuardProps {
  /** Whether something is not saved. */
  isDirty: () => boolean;
  /** Whether something typed is not in the draft yet: it would be lost if the page were closed now. */
  isDraftPending: () => boolean;
  /** Somebody leaves without saving. */
  onLeave: () => void;
}

/**
 * Asks before somebody goes elsewhere while something typed is not saved, and before they close or reload the page while
 * it is not in the draft either.
 */
export function LeaveGuard({ isDirty, isDraftPending, onLeave }: LeaveGuardProps) {
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
      if (isDraftPending()) event.preventDefault();
    }
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDraftPending]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t`Leave without saving?`}
      text={t`Your changes are not saved yet. They will be lost if you leave this page.`}
      texts={{ confirm: t`Leave`, cancel: t`Keep editing` }}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    />
  );
}
