import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsTable } from './config.ts';

test('the page about running lists every setting with its default and meaning', async () => {
  const page = await readFile(new URL('../../../docs/run.md', import.meta.url), 'utf8');
  const rows = settingsTable.map(({ name, default: value, meaning }) => {
    const shown = value === 'not set' ? '–' : `\`${value}\``;
    return `| \`${name}\` | ${shown} | ${meaning} |`;
  });
  const shownRows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(shownRows.map((line) => line.replace(/ +/g, ' '))).toEqual(rows);
});
