import type { Inquiry } from '@kontor/contract';
import { expect, test } from 'vitest';
import { addPage, type InquiryPages, putInquiry } from './order-inquiries.ts';

const inquiry = (requestID: string, created: number, last = created) =>
  ({
    requestID,
    createdAt: new Date(created).toISOString(),
    lastMessage: { datetime: new Date(last).toISOString(), content: '', from: 'S' },
  }) as Inquiry;
const ids = ({ inquiries }: InquiryPages) => inquiries.map(({ requestID }) => requestID);
const first: InquiryPages = { inquiries: [inquiry('d', 40), inquiry('c', 30, 35)], next: 'more' };

test('another page follows, without those that came live before it', () => {
  const both = addPage(
    first,
    { inquiries: [inquiry('c', 30, 50), inquiry('a', 10)], next: undefined },
    'created',
  );
  expect(ids(both)).toEqual(['d', 'c', 'a']);
  expect(both.inquiries[1]?.lastMessage.datetime).toBe(new Date(50).toISOString());
  expect(both.next).toBeUndefined();
});

test('by their beginning conversations stay where they are, by their last message the answered one comes first', () => {
  expect(ids(putInquiry(first, inquiry('c', 30, 90), 'created'))).toEqual(['d', 'c']);
  expect(ids(putInquiry(first, inquiry('c', 30, 90), 'recent'))).toEqual(['c', 'd']);
  expect(ids(putInquiry(first, inquiry('new', 99), 'created'))).toEqual(['new', 'd', 'c']);
});

test('one of a page that is not loaded comes with that page', () => {
  expect(putInquiry(first, inquiry('a', 10, 99), 'created')).toBe(first);
  expect(ids(putInquiry(first, inquiry('a', 10, 99), 'recent'))).toEqual(['a', 'd', 'c']);
  expect(ids(putInquiry({ ...first, next: undefined }, inquiry('a', 10, 99), 'created'))).toEqual([
    'd',
    'c',
    'a',
  ]);
});
