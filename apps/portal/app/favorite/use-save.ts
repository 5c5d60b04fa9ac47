import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession, useSessionState } from '../session/session-context.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { marks } from './marks.ts';
import type { SaveProps } from './save-props.ts';

const notSaved = () => false;

/** Whether something is saved, and what changes that. What does so is loaded once the page is alive. */
export function useSave({ resourceType, id, savedAt }: SaveProps) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { status } = useSessionState();
  const owner = useDraftOwner();
  const toast = useToast();
  const isSaved = useSyncExternalStore(marks.subscribe, () => marks.has(id), notSaved);

  useEffect(() => {
    if (owner !== undefined)
      import('./watch-marks.ts').then(({ watchMark }) => watchMark(session, owner, id), console.warn);
  }, [session, owner, id]);

  function press(): void {
    marks.press(id, !isSaved);
    const isVisitor = status === 'signedOut';
    import('./store-save.tsx').then(
      ({ storeSave }) => storeSave({ session, isVisitor, resourceType, id, savedAt, toast, i18n }),
      (error: unknown) => {
        console.error('What was saved could not be stored', error);
        marks.press(id, isSaved);
        toast(t`Something was wrong, try again please`, 'failed');
      },
    );
  }

  return { isSaved, press };
}
