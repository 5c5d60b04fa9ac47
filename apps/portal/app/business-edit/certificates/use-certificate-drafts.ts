import { drafts } from '@kontor/web/draft';
import type { DraftPlace } from '@kontor/web/draft/place';
import { useEffect, useState } from 'react';

/** Stands for a certificate that is not added yet. */
export const newCertificate = 'new';

/** Where what is typed of a certificate is stored in this browser. */
export function draftOfCertificate(owner: string, businessID: string, id: string): DraftPlace {
  return { owner, form: `business ${businessID} certificate ${id}` };
}

/**
 * Of which certificates something is typed and not saved in this browser.
 * @param turn looks again when it changes
 * @returns undefined until it has looked
 */
export function useCertificateDrafts(
  owner: string,
  businessID: string,
  ids: readonly string[],
  turn: unknown,
): readonly string[] | undefined {
  const [typed, setTyped] = useState<readonly string[]>();
  const all = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn looks again
  useEffect(() => {
    let isOver = false;
    const look = async (id: string) =>
      (await drafts((stored) => stored.readDraft(draftOfCertificate(owner, businessID, id)))) ? [id] : [];
    Promise.all([newCertificate, ...all.split(' ').filter(Boolean)].map(look)).then(
      (found) => isOver || setTyped(found.flat()),
      (error: unknown) => {
        console.warn('This browser cannot store what is not saved', error);
        if (!isOver) setTyped([]);
      },
    );
    return () => {
      isOver = true;
    };
  }, [owner, businessID, all, turn]);
  return typed;
}
