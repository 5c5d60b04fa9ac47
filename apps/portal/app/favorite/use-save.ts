import { useToast } from '@kontor/ui';
import { holdsDatabase } from '@kontor/web/draft/holds-database';
import { visitor } from '@kontor/web/draft/place';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/open-session.ts';
import { useSession } from '../session/session-context.tsx';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { favoritesDatabase } from './device-database.ts';
import { marks } from './marks.ts';
import type { SaveProps } from './save-props.ts';

const notSaved = () => false;

let watching: Promise<typeof import('./watch-marks.ts')> | undefined;
let onDevice: Promise<boolean> | undefined;

/** Loaded once for all buttons of a page, and not at all for visitors who saved nothing: most of them. */
async function watch(session: Session, owner: string, id: string): Promise<void> {
  if (!watching && owner === visitor) {
    onDevice ??= holdsDatabase(favoritesDatabase);
    if (!(await onDevice)) return;
  }
  watching ??= import('./watch-marks.ts').catch((error: unknown) => {
    watching = undefined;
    throw error;
  });
  const { watchMark } = await watching;
  watchMark(session, owner, id);
}

/** Whether something is saved, and what changes that. What does so is loaded once the page is alive. */
export function useSave({ resourceType, id, savedAt }: SaveProps) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const owner = useDraftOwner();
  const toast = useToast();
  /** Stands beside the button until it is pressed again. Its look comes with what stores. */
  const [failure, setFailure] = useState<ReactNode>(null);
  const isSaved = useSyncExternalStore(marks.subscribe, () => marks.has(id), notSaved);

  useEffect(() => {
    if (owner !== undefined) watch(session, owner, id).catch(console.warn);
  }, [session, owner, id]);

  function press(): void {
    setFailure(null);
    marks.press(id, !isSaved);
    const isVisitor = session.state().status === 'signedOut';
    import('./store-save.tsx').then(
      ({ storeSave }) =>
        storeSave({ session, isVisitor, resourceType, id, savedAt, toast, setFailure, i18n }),
      (error: unknown) => {
        console.error('What was saved could not be stored', error);
        marks.press(id, isSaved);
        toast(t`Something was wrong, try again please`, 'failed');
      },
    );
  }

  return { isSaved, press, failure };
}
