import { readFile } from 'node:fs/promises';

/** What a file of lucide-react's icons exports beside the component; its declarations leave it out. */
interface IconModule {
  __iconData?: { size?: number; node: [tag: string, attributes: Record<string, string>][] };
}

const library = (path: string) => new URL(import.meta.resolve(`lucide-react/${path}`));

/**
 * The files of these icons (names as lucide-react exports them): by path below this folder, their content. One file each, so
 * that each reaches the browser in the chunk of what shows it. Throws when the library has no such icon.
 */
export async function drawIcons(names: string[]): Promise<Map<string, string>> {
  const { version } = JSON.parse(await readFile(library('package.json'), 'utf8'));
  const exported = await readFile(library('dist/esm/lucide-react.mjs'), 'utf8');
  const head = (folder: string) =>
    `// Written by \`npm run icons\` with shapes of lucide-react ${version} (ISC, ${folder}LICENSE).\n`;
  const drawn = await Promise.all(
    names.map(
      async (name) => [pathOf(name), head('') + drawIcon(name, await readIcon(name, exported))] as const,
    ),
  );
  const index = [
    head('lucide/'),
    "export type { IconComponent } from './create-icon.tsx';\n",
    ...names.map((name) => `export { ${name} } from './${pathOf(name)}';\n`),
  ];
  return new Map([
    ['icons.gen.ts', index.join('')],
    ['lucide/LICENSE', await readFile(new URL('LICENSE', library('package.json')), 'utf8')],
    ...drawn,
  ]);
}

const pathOf = (name: string) =>
  `lucide/${name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()}.gen.ts`;

/** An icon can have several names; the library's index says in which file it is. */
async function readIcon(name: string, exported: string) {
  const file = new RegExp(
    `^export \\{.*\\bdefault as ${name}\\b.*\\} from '\\./(icons/[\\w-]+\\.mjs)';$`,
    'm',
  );
  const path = file.exec(exported)?.[1];
  if (path === undefined) throw new Error(`lucide-react has no icon ${name}.`);
  const { __iconData: data }: IconModule = await import(library(`dist/esm/${path}`).href);
  if (data?.size !== 24) throw new Error(`${path} of lucide-react has no icon of 24 by 24.`);
  return data.node;
}

/** An icon is one line of data. Most of its shapes are paths with nothing but their data, which stands alone. */
function drawIcon(name: string, node: NonNullable<IconModule['__iconData']>['node']): string {
  const shapes = node.map(([tag, { key, ...attributes }]) => {
    const { d, ...others } = attributes;
    const isPlainPath = tag === 'path' && d !== undefined && Object.keys(others).length === 0;
    return JSON.stringify(isPlainPath ? d : [tag, attributes]);
  });
  return [
    "import { createIcon } from '../create-icon.tsx';\n\n",
    `export const ${name} = createIcon(${shapes.join(', ')});\n`,
  ].join('');
}
