import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const folders = globSync('*/art', { cwd: app }).map((path) => path.split('/')[0]);
const named = new RegExp(`'((?:${[...folders, 'ui'].join('|')})/[\\w-]+)'`, 'g');

it('each drawing that a page names for its picture is there', () => {
  const names = globSync('*/*.server.ts', { cwd: app }).flatMap((file) =>
    [...readFileSync(new URL(file, app), 'utf8').matchAll(named)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  const lost = names.filter((name) => {
    const [folder, file] = name.split('/');
    const art = folder === 'ui' ? '../../../packages/ui/art' : `${folder}/art`;
    return !existsSync(new URL(`${art}/${file}.svg`, app));
  });
  expect(lost).toEqual([]);
});
