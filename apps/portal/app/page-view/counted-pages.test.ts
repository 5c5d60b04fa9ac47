import { countedPaths } from '@kontor/contract';
import { expect, test } from 'vitest';
import { staticPaths } from '../static-pages.ts';

test('every page of texts is counted when it is opened', () => {
  expect(staticPaths.filter((path) => !countedPaths.includes(path))).toEqual([]);
});
