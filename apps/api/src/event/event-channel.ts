import type { ToldEvent } from './event-feed.ts';

/** The channel on which the instances of the api tell each other what people are to be told live. */
export const eventChannel = 'live_events';

type Message = { epoch: string } | ToldEvent;

export function epochMessage(epoch: string): string {
  return JSON.stringify({ epoch } satisfies Message);
}

export function eventMessage(told: ToldEvent): string {
  return JSON.stringify(told satisfies Message);
}

export function readMessage(payload: string): Message {
  return JSON.parse(payload);
}
