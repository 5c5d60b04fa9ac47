import { expect, test } from 'vitest';
import { isWorking, pauseBefore } from './poll-pause.ts';

test('pauses grow while nothing happens, up to five seconds', () => {
  const pauses = Array.from({ length: 20 }, (_, looks) => pauseBefore(looks));
  expect(pauses[0]).toBe(400);
  expect(pauses.every((pause, index) => pause >= (pauses[index - 1] ?? 0))).toBe(true);
  expect(pauses.at(-1)).toBe(5_000);
});

test('what waits for a person is not asked for again', () => {
  expect((['reading', 'checking', 'importing', 'undoing'] as const).every(isWorking)).toBe(true);
  expect((['mapping', 'checked', 'imported', 'stopped', 'undone', 'failed'] as const).some(isWorking)).toBe(
    false,
  );
});
