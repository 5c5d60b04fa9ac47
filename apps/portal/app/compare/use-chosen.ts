import { holdsDatabase } from '@kontor/web/draft/holds-database';
import { draftDatabase } from '@kontor/web/draft/place';
import { useEffect, useSyncExternalStore } from 'react';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { type Chosen, choice } from './chosen.ts';

async function readStored(owner: string): Promise<void> {
  if (!(await holdsDatabase(draftDatabase))) return;
  const { readChosen } = await import('./store-chosen.ts');
  await readChosen(owner);
}

let readFor: string | undefined;
let begin: (read: Promise<string>) => void = () => {};
/** What was read last, or is being read, and whose it is: what is pressed meanwhile would be lost in what is found. */
let reading = new Promise<string>((resolve) => {
  begin = resolve;
});

function read(owner: string): void {
  readFor = owner;
  reading = readStored(owner)
    .catch((error: unknown) => console.warn('What is chosen to be compared is not known', error))
    .then(() => owner);
  begin(reading);
}

async function store(change: () => void): Promise<void> {
  const owner = await reading;
  change();
  const { writeChosen } = await import('./store-chosen.ts');
  await writeChosen(owner, choice.current());
}

const storeOrWarn = (change: () => void): void => {
  store(change).catch((error: unknown) =>
    console.warn('What is chosen to be compared could not be stored', error),
  );
};

/** What is chosen on this device, and what changes it. Nothing on the server and while the page comes to life. */
export function useChosen(): { chosen: readonly Chosen[]; store: (change: () => void) => void } {
  const owner = useDraftOwner();
  const chosen = useSyncExternalStore(choice.subscribe, choice.current, choice.none);

  useEffect(() => {
    if (owner === undefined) return;
    const readAgain = () => document.visibilityState === 'visible' && read(owner);
    // Another tab may have changed it meanwhile.
    document.addEventListener('visibilitychange', readAgain);
    if (readFor !== owner) read(owner);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [owner]);

  return { chosen, store: storeOrWarn };
}
