import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawIcons } from './draw-icons.ts';
import { findImportedIcons } from './find-imported-icons.ts';

// npm run icons: a component of each icon that is imported (icons.gen.ts); `--verify` only compares, for the checks.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } });

const folder = new URL('./', import.meta.url);
const wanted = await drawIcons(findImportedIcons());
const present = globSync(['icons.gen.ts', 'lucide/*'], { cwd: folder });
const surplus = present.filter((path) => !wanted.has(path));
const outdated = [...wanted].filter(
  ([path, content]) => !present.includes(path) || readFileSync(new URL(path, folder), 'utf8') !== content,
);

if (values.verify) {
  const wrong = [...surplus, ...outdated.map(([path]) => path)];
  if (wrong.length > 0) console.error(`Run \`npm run icons\`; not as imported: ${wrong.join(', ')}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} else {
  await mkdir(new URL('lucide/', folder), { recursive: true });
  await Promise.all(surplus.map((path) => rm(new URL(path, folder))));
  await Promise.all(outdated.map(([path, content]) => writeFile(new URL(path, folder), content)));
}
