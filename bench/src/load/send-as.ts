import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Data, sendMessage } from '@kontor/contract';
import type { Conversation } from './conversations.ts';

export type Side = 'buyer' | 'supplier';

/** Milliseconds after which a message is sent again that the service had no time for. */
const tryAgain = 250;

/** Writes in conversations over HTTP as either side of them does: with a token of whoever writes, and a key for each message. */
export function createSender(url: string, tokenOf: (personID: string) => string) {
  let turnedAway = 0;
  return {
    /** How often the service said that it has too much to do. */
    turnedAway: () => turnedAway,
    /** Sends a message until it is acknowledged. @returns its id @throws for every answer but that the service has no time */
    async send({ rid, buyerID, businessID, ownerID }: Conversation, side: Side): Promise<string> {
      const headers = {
        'wbn-auth': tokenOf(side === 'buyer' ? buyerID : ownerID),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
      const as = side === 'buyer' ? '' : `?bid=${businessID}`;
      const address = `${url}/api/v1/business/request/${rid}/send-message${as}`;
      const body = JSON.stringify({ content: 'We have 6204 and 6205 on stock, sealed on both sides.' });
      for (;;) {
        const answer = await fetch(address, { method: 'POST', headers, body });
        const { data, message } = (await answer.json()) as {
          data?: Data<typeof sendMessage>;
          message?: string;
        };
        if (data) return data.messageID;
        if (answer.status !== 503)
          throw new Error(`A message was answered with ${answer.status}: ${message}`);
        turnedAway += 1;
        await pause(tryAgain);
      }
    },
  };
}

/** Tokens of people, by their ids. */
export async function tokensOf(
  personIDs: Iterable<string>,
  tokenFor: (personID: string) => Promise<string>,
): Promise<(personID: string) => string> {
  const tokens = new Map<string, string>();
  for (const id of new Set(personIDs)) tokens.set(id, await tokenFor(id));
  return (id) => tokens.get(id) ?? '';
}
