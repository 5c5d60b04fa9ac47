import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { offlineStyle } from './offline-style.ts';

const colour = /--([\w-]+):(#\w+)/g;

/** By their names, the colours of the root: the first ones are for light, those of the media query for dark. */
function coloursIn(style: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', value = ''] of style.matchAll(colour)) {
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

it('the offline page has the colours of the design, light and dark', async () => {
  const tokens = await readFile(
    new URL('../../../../packages/ui/src/style/tokens.css', import.meta.url),
    'utf8',
  );
  const colours = coloursIn(offlineStyle);
  expect([...colours.keys()]).toContain('petrol');
  for (const [name, values] of colours) {
    expect(tokens).toContain(`--${name}: light-dark(${values.join(', ')});`);
  }
});

it('the offline page has no other colour', () => {
  expect(offlineStyle.match(/#\w+|rgb|hsl/g)).toEqual(
    [...offlineStyle.matchAll(colour)].map(([, , value]) => value),
  );
});
