import { readChange } from '@kontor/contract';

/** The channel on which the database's triggers and the instances of the api speak. */
export const channel = 'changes';

/** What is said on the channel: an epoch of ids, or a change. */
export type ChannelMessage =
  | { kind: 'epoch'; name: string }
  /** Rows of the reference data were written: each instance reads them anew, and then says so itself. */
  | { kind: 'reference-written' }
  /** "business 7fb… 1c2…": readers are told. */
  | { kind: 'change'; text: string };

/** Said by an instance that has read the reference data anew: what it answers from now on shows them. */
export const referenceRenewed = 'renewed reference';

const epochPrefix = 'epoch ';

export function epochMessage(name: string): string {
  return epochPrefix + name;
}

export function readMessage(payload: string): ChannelMessage {
  if (payload.startsWith(epochPrefix)) return { kind: 'epoch', name: payload.slice(epochPrefix.length) };
  if (payload === referenceRenewed) return { kind: 'change', text: 'reference' };
  if (readChange(payload)?.subject === 'reference') return { kind: 'reference-written' };
  return { kind: 'change', text: payload };
}
