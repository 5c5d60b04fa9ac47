import { notificationKinds } from '@kontor/contract';
import { expect, test } from 'vitest';
import { shownKinds } from './shown-kinds.ts';

test('whoever has no business chooses nothing about inquiries and packages of one', () => {
  expect(shownKinds(true)).toEqual(notificationKinds);
  const left = notificationKinds.filter((kind) => !shownKinds(false).includes(kind));
  expect(left.toSorted()).toEqual([
    'inquiry-assigned',
    'inquiry-overdue',
    'inquiry-received',
    'inquiry-waiting',
    'membership-due',
  ]);
});
