import type { InquiryMessage, InquiryNote } from '@kontor/contract';
import { expect, test } from 'vitest';
import { notesBetween } from './notes-between.ts';

const message = (messageID: string, datetime: string): InquiryMessage => ({
  messageID,
  datetime,
  content: 'x',
  from: 'S',
  type: 'text',
});
const note = (noteID: string, datetime: string): InquiryNote => ({ noteID, datetime, content: 'x' });

test('a note stands behind the last message before it, each in one place', () => {
  const [first, second] = [
    message('1', '2026-03-18T08:00:00.000Z'),
    message('2', '2026-03-18T09:00:00.000Z'),
  ];
  const notes = [note('a', '2026-03-18T08:30:00.000Z'), note('b', '2026-03-18T09:00:00.000Z')];
  const behind = (...[one, next]: [InquiryMessage, InquiryMessage | undefined]) =>
    notesBetween(notes, one, next).map(({ noteID }) => noteID);
  expect(behind(first, second)).toEqual(['a']);
  expect(behind(second, undefined)).toEqual(['b']);
});
