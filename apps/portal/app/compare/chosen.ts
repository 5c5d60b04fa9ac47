import type { ComparedKind } from '@kontor/contract';
import { compareLimits } from '@kontor/contract/compare-limits';

/** What somebody wants to compare, as its button and the bar show it. */
export interface Chosen {
  kind: ComparedKind;
  id: string;
  name: string;
  picture: string;
}

const none: readonly Chosen[] = [];
let chosen = none;
const listeners = new Set<() => void>();

function change(next: readonly Chosen[]): void {
  chosen = next.length > 0 ? next : none;
  for (const tell of listeners) tell();
}

export const chosenOf = (kind: ComparedKind, among: readonly Chosen[] = chosen) =>
  among.filter((each) => each.kind === kind);

/** What is chosen to be compared, as far as this tab knows; pages are made for everybody, and say nothing of it. */
export const choice = {
  current: () => chosen,
  none: () => none,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** As the device has it. */
  learn: change,
  /** One more than fit side by side is not chosen. */
  press({ kind, id, name, picture }: Chosen): void {
    const others = chosen.filter((each) => each.id !== id);
    if (others.length < chosen.length) change(others);
    else if (chosenOf(kind).length < compareLimits.atOnce) change([...chosen, { kind, id, name, picture }]);
  },
  remove: (id: string) => change(chosen.filter((each) => each.id !== id)),
  clear: (kind: ComparedKind) => change(chosen.filter((each) => each.kind !== kind)),
  /** These, and no others of their kind. */
  replace: (kind: ComparedKind, all: readonly Chosen[]) =>
    change([...chosen.filter((each) => each.kind !== kind), ...all]),
};
