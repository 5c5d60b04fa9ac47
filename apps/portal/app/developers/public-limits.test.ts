import { maximumSkip, searchBusinesses } from '@kontor/contract';
import { settingsTable } from '@kontor/server';
import { expect, it } from 'vitest';
import { limitOf } from '../../../../packages/server/src/limits.ts';
import { pageOfResults, perMinute } from './public-limits.ts';

it('tells the limits the services have by default', () => {
  const setting = settingsTable.find(({ name }) => name === 'RATE_LIMIT');
  const rateLimit = Number(setting?.default);
  expect(rateLimit).toBeGreaterThan(0);
  for (const kind of ['read', 'search', 'sitemap'] as const) {
    expect(perMinute[kind], kind).toBe(limitOf(kind, rateLimit));
  }
});

it('tells how far results can be paged', () => {
  const { maximum, furthest } = pageOfResults;
  expect(searchBusinesses.body.properties).toMatchObject({
    size: { maximum },
    skip: { maximum: furthest },
  });
  expect(furthest).toBe(maximumSkip);
});
