import { sharedDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import type { PersonSource } from './document.ts';
import { createDocumentMakers } from './document-makers.ts';

const { db } = await sharedDatabase();
const reference = await loadReference(db);

function person(number: number): PersonSource {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    first_name: `Ana${number % 7}`,
    last_name: `Gärtner-${number % 11}`,
    profile_photo_url: null,
    country_code: number % 3 === 0 ? null : 'DE',
    state_id: 'DE-BY',
    city: 'München, Bayern',
    job_position_id: null,
    company_name: `Werk ${number} GmbH`,
    industry_id: '0006',
    profession: null,
    brief_presentation: '轴承 12 mm',
    like_count: number,
    updated_at: new Date('2026-01-01T00:00:00Z'),
  };
}

const batches = Array.from({ length: 12 }, (_, batch) =>
  Array.from({ length: 5 }, (_, index) => person(batch * 5 + index)),
);

async function makeAll(options: { rowsHere: number; maxThreads: number }) {
  await using makers = createDocumentMakers('person', reference, options);
  const made = await Promise.all(batches.map((rows) => makers.make(rows)));
  const counted = (await makers.counts()).counted();
  return {
    made: made.map((columns) => ({ ...columns, words: Buffer.from(columns.words).toString('hex') })),
    counted: Object.fromEntries([...counted].sort()),
  };
}

test('documents and their words are the same wherever they are made', async () => {
  const here = await makeAll({ rowsHere: Number.POSITIVE_INFINITY, maxThreads: 1 });
  expect(here.counted.werk).toEqual({ documents: 60, names: 0 });
  expect(await makeAll({ rowsHere: 0, maxThreads: 1 })).toEqual(here);
  expect(await makeAll({ rowsHere: 20, maxThreads: 3 })).toEqual(here);
});

test('a row a thread cannot read fails its batch, and what is asked after it', async () => {
  await using makers = createDocumentMakers('person', reference, { rowsHere: 0, maxThreads: 1 });
  await expect(makers.make([{ id: 'nobody' }])).rejects.toThrow(TypeError);
  await expect(makers.make([person(1)])).rejects.toThrow(TypeError);
});
