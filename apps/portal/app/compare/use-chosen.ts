import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { type Chosen, choice } from './chosen.ts';
import { holdsAnything } from './holds-anything.ts';

let readFor: string | undefined;

async function read(owner: string): Promise<void> {
  if (!(await holdsAnything())) return;
  const { readChosen } = await import('./store-chosen.ts');
  await readChosen(owner);
}

const notRead = (error: unknown) => console.warn('What is chosen to be compared is not known', error);

/** What is chosen on this device, and what changes it. Nothing on the server and while the page comes to life. */
export function useChosen(): { chosen: readonly Chosen[]; store: (change: () => void) => void } {
  const owner = useDraftOwner();
  const chosen = useSyncExternalStore(choice.subscribe, choice.current, choice.none);

  useEffect(() => {
    if (owner === undefined) return;
    const readAgain = () => void (document.visibilityState === 'visible' && read(owner).catch(notRead));
    // Another tab may have changed it meanwhile.
    document.addEventListener('visibilitychange', readAgain);
    if (readFor !== owner) {
      readFor = owner;
      read(owner).catch(notRead);
    }
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [owner]);

  const store = useCallback(
    (change: () => void) => {
      change();
      if (owner === undefined) return;
      import('./store-chosen.ts')
        .then(({ writeChosen }) => writeChosen(owner, choice.current()))
        .catch((error: unknown) => console.warn('What is chosen to be compared could not be stored', error));
    },
    [owner],
  );
  return { chosen, store };
}
