import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { presentSource } from '../../apps/api/src/business/data-source/present-source.ts';

test.each(['companies', 'products'])('sources of %s bear the names people know, with links', (folder) => {
  const place = new URL(`../${folder}/`, import.meta.url);
  const files = readdirSync(place).filter(
    (file) => file.endsWith('.csv.br') && !file.includes('employee-bands'),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = brotliDecompressSync(readFileSync(new URL(file, place))).toString();
    const rows: Record<string, string>[] = parse(text, { columns: true });
    const stated = new Map(rows.map(({ source = '', licence = '' }) => [source, licence]));
    for (const [source, licence] of stated) {
      const shown = presentSource(source, licence);
      expect(shown.name, source).not.toMatch(/[/*]|\.(csv|txt|json)/);
      expect([shown.url, shown.licenceUrl], source).toEqual([
        expect.stringMatching(/^https:/),
        expect.stringMatching(/^https:/),
      ]);
    }
  }
});
