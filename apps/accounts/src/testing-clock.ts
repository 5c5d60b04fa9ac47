import { afterAll, beforeAll, vi } from 'vitest';

/** The wall clock stands still for the tests of a file: no step of an app's codes ends between two of their statements. */
export function stopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterAll(() => void vi.useRealTimers());
}
