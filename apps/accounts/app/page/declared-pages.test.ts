import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { pages } from './declared-pages.ts';

interface RouteLike {
  path?: string | undefined;
  file: string;
  children?: RouteLike[] | undefined;
}

const app = new URL('../', import.meta.url);
const frames = {
  form: ['shell/form-frame.tsx'],
  wide: ['shell/wide-frame.tsx'],
  security: ['shell/wide-frame.tsx', 'security/frame/security-frame.tsx'],
};

/** Routes that answer a path, with the files of what stands around them. */
function answering(list: readonly RouteLike[], around: string[] = []): string[] {
  return list.flatMap(({ path, file, children = [] }) => {
    const files = [...around, file];
    return [...(path === undefined ? [] : [`/${path}: ${files}`]), ...answering(children, files)];
  });
}

it('each page module is declared once, in its own folder, and has the route it is declared with', () => {
  const modules = globSync('**/*-page.tsx', { cwd: app }).map((file) => file.slice(0, -'.tsx'.length));
  expect(pages.map(({ module }) => module).toSorted()).toEqual(modules.toSorted());
  const apart = pages.filter(
    ({ module }) =>
      !['page.ts', 'pages.ts'].some((file) => {
        const declaration = new URL(`${dirname(module)}/${file}`, app);
        return existsSync(declaration) && readFileSync(declaration, 'utf8').includes(`'${module}'`);
      }),
  );
  expect(apart).toEqual([]);
  expect(answering(routes)).toEqual(
    expect.arrayContaining(
      pages.map(({ route, module, frame }) => `${route}: ${[...frames[frame], `${module}.tsx`]}`),
    ),
  );
  const paths = pages.map(({ route }) => route);
  expect(paths.length).toBe(new Set(paths).size);
});

it('the menu of an account’s security leads to its pages, each at a place of its own', () => {
  const entries = globSync('security/*/menu-entry.ts', { cwd: app }).map((file) =>
    readFileSync(new URL(file, app), 'utf8'),
  );
  const named = (form: RegExp) => entries.map((entry) => form.exec(entry)?.[1]);
  const inFrame = pages.filter(({ frame }) => frame === 'security').map(({ route }) => route);
  expect(inFrame).toEqual(expect.arrayContaining(named(/path: '([^']+)'/)));
  const places = named(/place: (\d+)/);
  expect(new Set(places).size).toBe(entries.length);
  expect(places).not.toContain(undefined);
});
