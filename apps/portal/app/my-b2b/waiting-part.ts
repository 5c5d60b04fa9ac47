import type { WaitingThing } from './waiting-row.tsx';

/** What waits of one kind. */
export interface WaitingPart {
  /** Undefined until it is loaded. */
  things: WaitingThing[] | undefined;
  failed: boolean;
  reload: () => void;
}
