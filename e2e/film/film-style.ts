import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The style of the film, with its fonts in it. */
export async function filmStyle(): Promise<string> {
  return (await fontFaces()) + (await readFile(new URL('film.css', import.meta.url), 'utf8'));
}

async function fontFaces(): Promise<string> {
  const require = createRequire(import.meta.resolve('@kontor/ui/style'));
  const files = [
    ['Archivo Variable', '@fontsource-variable/archivo', 'archivo-latin-standard-normal.woff2'],
    [
      'Atkinson Hyperlegible Next Variable',
      '@fontsource-variable/atkinson-hyperlegible-next',
      'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ],
  ] as const;
  const faces = files.map(async ([family, name, file]) => {
    const folder = join(dirname(require.resolve(`${name}/package.json`)), 'files');
    const font = await readFile(join(folder, file), 'base64');
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
  });
  return (await Promise.all(faces)).join('');
}
