import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fallbackFonts } from './fallback-fonts.ts';

test('the style sheet of the faces of systems is the one that follows from these sizes', async () => {
  const written = await readFile(new URL('../src/style/fallback-fonts.css', import.meta.url), 'utf8');
  // The formatter moves spaces alone.
  const inOneLine = (css: string) => css.replace(/\s+/g, ' ').trim();
  expect(inOneLine(written)).toBe(inOneLine(fallbackFonts()));
});
