import { createRequire } from 'node:module';
import rangesOfArchivo from '@fontsource-variable/archivo/unicode.json' with { type: 'json' };
import rangesOfAtkinson from '@fontsource-variable/atkinson-hyperlegible-next/unicode.json' with {
  type: 'json',
};
import rangesOfNotoSansSC from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };

/** A typeface as its package has it: a file for each range of characters. */
export interface FontFamily {
  /** Path of the file a character would be in; undefined when the typeface is not made for it. */
  fileOf(codePoint: number): string | undefined;
}

export const archivo = familyOf('archivo', 'standard', rangesOfArchivo);
export const atkinson = familyOf('atkinson-hyperlegible-next', 'wght', rangesOfAtkinson);
/** Chinese, and with it Cyrillic and Japanese letters. */
export const notoSansSC = familyOf('noto-sans-sc', 'wght', rangesOfNotoSansSC);

/** `ranges` by the part of the typeface they are in: `{"[4]": "U+20,U+41-5A"}`; Latin is its last and comes first here. */
function familyOf(name: string, axes: string, ranges: Record<string, string>): FontFamily {
  const { resolve } = createRequire(import.meta.url);
  const known = Object.entries(ranges)
    .reverse()
    .flatMap(([part, list]) => {
      const file = `${name}-${part.replace(/[[\]]/g, '')}-${axes}-normal.woff2`;
      return list.split(',').map((range) => {
        const [from = '', to = from] = range.slice('U+'.length).split('-');
        return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), file };
      });
    });
  const paths = new Map<string, string>();
  return {
    fileOf(codePoint) {
      const file = known.find(({ from, to }) => from <= codePoint && codePoint <= to)?.file;
      if (file === undefined) return undefined;
      const path = paths.get(file) ?? resolve(`@fontsource-variable/${name}/files/${file}`);
      paths.set(file, path);
      return path;
    },
  };
}
