import type { ViewedCard } from './load-recently-viewed.ts';
import type { RecentlyViewedState } from './use-recently-viewed.ts';
import { forgetViewed, listViewed, pause, restoreViewed, type Viewed } from './viewed.ts';

/** Puts back what was forgotten. */
type Undo = () => Promise<void>;

/** What changes what was viewed, on the device and as it is shown. Each change throws where the browser stores nothing. */
export function useForgetting({
  owner,
  cards: shown = [],
  show,
}: Pick<RecentlyViewedState, 'owner' | 'cards' | 'show'>) {
  async function forget(rows: readonly Viewed[]): Promise<Undo> {
    if (owner === undefined) throw new Error('It is not known whose this is');
    const gone = new Set(rows.map(({ resourceID }) => resourceID));
    const forgotten = shown.filter(({ resourceID }) => gone.has(resourceID));
    await forgetViewed(owner, rows);
    change((cards) => cards.filter(({ resourceID }) => !gone.has(resourceID)));
    return async () => {
      await restoreViewed(owner, rows);
      change((cards) => [...cards, ...forgotten].sort((one, other) => other.viewedAt - one.viewedAt));
    };
  }

  function change(edit: (cards: ViewedCard[]) => ViewedCard[]): void {
    show((last) => ({ ...last, cards: edit(last.cards ?? []) }));
  }

  return {
    forget: (card: ViewedCard) => forget([card]),
    /** Also of what is no longer listed. */
    forgetAll: async () => forget(owner === undefined ? [] : await listViewed(owner)),
    async pause(isOn: boolean): Promise<void> {
      await pause(isOn);
      show((last) => ({ ...last, paused: isOn }));
    },
  };
}
