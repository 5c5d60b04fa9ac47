import type { InquiryMessage } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastOf, lastSeen, mergeMessages } from './order-messages.ts';

const message = (messageID: string, from: 'S' | 'R' = 'S'): InquiryMessage => ({
  messageID,
  from,
  content: `Message ${messageID}`,
  datetime: '2026-11-23T10:00:00.000Z',
  type: 'text',
});
const ids = (messages: readonly InquiryMessage[]) => messages.map(({ messageID }) => messageID);

test('whatever pages and live answers bring, in whatever order, each message stands there once and in its place', () => {
  const someIDs = fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 18n }), { maxLength: 40 });
  const walks = someIDs.chain((all) =>
    fc.tuple(fc.constant(all), fc.array(fc.subarray(all), { maxLength: 8 }), fc.shuffledSubarray(all)),
  );
  fc.assert(
    fc.property(walks, ([all, pages, rest]) => {
      const arrived = [...pages, rest, all.filter((id) => !rest.includes(id))];
      const merged = arrived.reduce<readonly InquiryMessage[]>(
        (known, page) =>
          mergeMessages(
            known,
            page.map((id) => message(String(id))),
          ),
        [],
      );
      const inOrder = all.toSorted((one, other) => (one < other ? -1 : 1)).map(String);
      expect(ids(merged)).toEqual(inOrder);
    }),
  );
});

test('ids are compared as numbers, beyond those that JavaScript tells apart', () => {
  const merged = mergeMessages(
    [message('9007199254740993'), message('10')],
    [message('9007199254740992'), message('9')],
  );
  expect(ids(merged)).toEqual(['9', '10', '9007199254740992', '9007199254740993']);
});

test('what the other side has seen is told of the last message of one’s own up to there', () => {
  const messages = [message('8'), message('9', 'R'), message('10'), message('11')];
  expect(lastSeen(messages, 'S', '10')).toBe('10');
  expect(lastSeen(messages, 'S', '9')).toBe('8');
  expect(lastSeen(messages, 'S', '7')).toBeUndefined();
  expect(lastSeen(messages, 'S', undefined)).toBeUndefined();
  expect(lastOf(messages, 'R')?.messageID).toBe('9');
  expect(lastOf(messages)?.messageID).toBe('11');
});
