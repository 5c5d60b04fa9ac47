import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');

/** What stands between the braces that open at `start`, and where it ends. */
function blockAt(css: string, start: number): number {
  let depth = 0;
  for (let place = start; place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    if (css[place] === '}') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return css.length;
}

/** Paper is the frame's to say for all pages. */
function withoutPrint(css: string): string {
  const start = css.indexOf('@media print');
  if (start < 0) return css;
  return withoutPrint(css.slice(0, start) + css.slice(blockAt(css, css.indexOf('{', start))));
}

/** Classes with a rule of their own, not as part of another's. */
function classesOf(css: string): string[] {
  const plain = withoutPrint(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  return [...plain.matchAll(/(?<=[{};,]\s*)\.([a-z]-[a-z0-9-]+)(?=\s*[,{])/g)].map(([, name = '']) => name);
}

// Stylesheets of pages share files, and stay when the page is left: a name used twice would dress both.
test('a class is styled in one folder alone', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: app })) {
    for (const name of classesOf(readFileSync(join(app, file), 'utf8'))) {
      homes.set(name, (homes.get(name) ?? new Set()).add(dirname(file)));
    }
  }
  expect(homes.size).toBeGreaterThan(200);
  expect([...homes].filter(([, folders]) => folders.size > 1)).toEqual([]);
});
