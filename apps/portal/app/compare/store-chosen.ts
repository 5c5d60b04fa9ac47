import { comparedKinds } from '@kontor/contract/compare-limits';
import { drafts } from '@kontor/web/draft';
import { type Chosen, choice } from './chosen.ts';

const placeOf = (owner: string) => ({ owner, form: 'compare' });

/** As drafts are kept: by person, forgotten at the logout; what a visitor chose is theirs once they are logged in. */
export async function readChosen(owner: string): Promise<void> {
  const stored = await drafts((all) => all.readDraft(placeOf(owner)));
  choice.learn(chosenIn(stored?.chosen));
}

export function writeChosen(owner: string, chosen: readonly Chosen[]): Promise<void> {
  const place = placeOf(owner);
  return drafts((all) => (chosen.length > 0 ? all.writeDraft(place, { chosen }) : all.forgetDraft(place)));
}

/** What another version of the page may have stored is not trusted. */
export function chosenIn(stored: unknown): Chosen[] {
  return Array.isArray(stored) ? stored.filter(isChosen) : [];
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, picture } = value as Record<string, unknown>;
  return (
    comparedKinds.some((each) => each === kind) &&
    [id, name, picture].every((text) => typeof text === 'string')
  );
}
