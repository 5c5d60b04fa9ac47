import { expect, test } from 'vitest';
import { generateSchema } from './generate-schema.ts';
import { sharedDatabase } from './testing.ts';

const { url } = await sharedDatabase();

test('the row types that stand are those of the schema; `npm run schema` writes them', async () => {
  const { isDone, output } = await generateSchema(url, { isOnlyCompared: true });
  expect(isDone, output).toBe(true);
});
