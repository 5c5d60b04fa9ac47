import { expect, test } from 'vitest';
import { pictureStages } from './use-picture-stages.ts';

test('a picture is open from the moment it is chosen until it is saved or called off', () => {
  const { note, areOpen } = pictureStages();
  expect(areOpen()).toBe(false);
  for (const stage of ['chosen', 'sending', 'saving', 'failed'] as const) {
    note('cover-photo', stage);
    expect(areOpen(), stage).toBe(true);
  }
  note('profile-photo', undefined);
  expect(areOpen()).toBe(true);
  note('cover-photo', undefined);
  expect(areOpen()).toBe(false);
});

test('who waits for pictures goes on when the last of them is sent, and not before', async () => {
  const { note, untilSent } = pictureStages();
  await untilSent();
  note('profile-photo', 'sending');
  note('cover-photo', 'sending');
  let over = false;
  const waited = untilSent().then(() => {
    over = true;
  });
  note('profile-photo', 'saving');
  note('cover-photo', undefined);
  await Promise.resolve();
  expect(over).toBe(false);
  note('profile-photo', 'failed');
  await waited;
  expect(over).toBe(true);
});
