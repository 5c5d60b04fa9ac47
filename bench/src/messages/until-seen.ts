import type { Conversation } from '../load/conversations.ts';
import { openEventStream } from '../load/event-stream.ts';
import { createSender, type Side } from '../load/send-as.ts';
import { steadily } from '../load/steadily.ts';
import { medianSpread, type Spread, spread } from '../measure/statistics.ts';

export const perSecond = 50;
/** Milliseconds in which the last messages of a round are seen. */
const limit = 10_000;

interface Sent {
  due: number;
  to: Side;
  seen: (milliseconds: number) => void;
}

interface Measured {
  /** Milliseconds from when a message was to be sent until the stream of the other side had delivered its event. */
  seen: Spread;
  /** The same until it was acknowledged. */
  answered: Spread;
  /** Messages of all rounds, and how often one was turned away before it was taken. */
  messages: number;
  turnedAway: number;
}

interface Options {
  /** The address of whoever serves `/api/v1`. */
  url: string;
  conversations: readonly Conversation[];
  tokenOf: (personID: string) => string;
  rounds: number;
  seconds: number;
  /** Done before each round, outside of what is measured. */
  before: (round: number) => Promise<void>;
}

/** Everybody hears what happens to them, while one message after another is sent in another conversation, by one side and the other in turn. */
export async function measureUntilSeen(options: Options): Promise<Measured> {
  const { url, conversations, tokenOf, rounds, seconds, before } = options;
  const underWay = new Map<string, Sent>();
  const hear = (personID: string, side: Side) =>
    openEventStream({
      url,
      token: tokenOf(personID),
      onEvent({ event }) {
        if (event.kind !== 'message') return;
        const sent = underWay.get(event.requestID);
        if (sent?.to !== side) return;
        underWay.delete(event.requestID);
        sent.seen(performance.now() - sent.due);
      },
    });
  const people = new Map<string, Side>(
    conversations.flatMap(({ buyerID, ownerID }) => [
      [buyerID, 'buyer'] as const,
      [ownerID, 'supplier'] as const,
    ]),
  );
  const streams = await Promise.all([...people].map(([id, side]) => hear(id, side)));
  if (streams.includes(undefined)) throw new Error('Not everybody could listen.');
  const sender = createSender(url, tokenOf);

  async function one(index: number, due: number) {
    const conversation = conversations[index % conversations.length] as Conversation;
    const from: Side = index % 2 === 0 ? 'buyer' : 'supplier';
    const seen = new Promise<number>((resolve) => {
      underWay.set(conversation.rid, { due, to: from === 'buyer' ? 'supplier' : 'buyer', seen: resolve });
    });
    await sender.send(conversation, from);
    const answered = performance.now() - due;
    return { answered, seen: await within(seen) };
  }

  let messages = 0;
  const spreads: { seen: Spread; answered: Spread }[] = [];
  // The first one warms up.
  for (let round = 0; round <= rounds; round += 1) {
    await before(round);
    const done = await steadily({ perSecond, seconds: round === 0 ? 2 : seconds }, one);
    if (round === 0) continue;
    messages += done.length;
    spreads.push({
      seen: spread(done.map(({ seen }) => seen)),
      answered: spread(done.map(({ answered }) => answered)),
    });
  }
  for (const stream of streams) stream?.cut();
  return {
    seen: medianSpread(spreads.map(({ seen }) => seen)),
    answered: medianSpread(spreads.map(({ answered }) => answered)),
    messages,
    turnedAway: sender.turnedAway(),
  };
}

function within(seen: Promise<number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`A message was not seen within ${limit / 1_000} s.`)),
      limit,
    );
    seen.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
