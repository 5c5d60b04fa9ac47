import { afterAll } from 'vitest';
import { startApi, type TestApi } from './api.ts';

/** The API shared by all tests of a file and closed after them: `const api = await sharedApi()` at its top. Takes what `startApi` does. */
export async function sharedApi(...wishes: Parameters<typeof startApi>): Promise<TestApi> {
  const api = await startApi(...wishes);
  afterAll(() => api.close());
  return api;
}
