import { readFile } from 'node:fs/promises';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { archivo, atkinson, type FontFamily, notoSansSC } from './font-families.ts';

/** How letters look: the design's display or text face, its weight and, of the display face, its width. */
export interface TextStyle {
  face: 'display' | 'text';
  weight: number;
  width?: number;
}

/** The fonts that some texts need, opened. */
export interface Faces {
  /** The first font of a style that has a letter with its marks; undefined when none has. */
  fontFor(letter: string, style: TextStyle): Font | undefined;
}

/** A file of a typeface in memory, with a font for each style it is used in. */
interface OpenFile {
  face: Face;
  has(codePoint: number): boolean;
  fonts: Map<string, Font>;
}

const families: Record<TextStyle['face'], readonly FontFamily[]> = {
  display: [archivo, atkinson, notoSansSC],
  text: [atkinson, archivo, notoSansSC],
};

/** Opens the fonts that these texts need, in whatever style. */
export async function facesFor(texts: readonly string[]): Promise<Faces> {
  const files = new Map<string, OpenFile>();
  const openFor = async (family: FontFamily, codePoint: number): Promise<boolean> => {
    const path = family.fileOf(codePoint);
    if (!path) return false;
    const file = files.get(path) ?? (await openFile(path));
    files.set(path, file);
    return file.has(codePoint);
  };
  for (const codePoint of new Set(texts.flatMap((text) => [...text].map(codePointOf)))) {
    const ours = [await openFor(archivo, codePoint), await openFor(atkinson, codePoint)];
    if (!ours.includes(true)) await openFor(notoSansSC, codePoint);
  }
  const fileFor = (letter: string, face: TextStyle['face']): OpenFile | undefined => {
    for (const family of families[face]) {
      const file = files.get(family.fileOf(codePointOf(letter)) ?? '');
      if (file && [...letter].map(codePointOf).every(file.has)) return file;
    }
    return undefined;
  };
  const known = new Map<string, OpenFile | undefined>();
  return {
    fontFor(letter, style) {
      const key = style.face + letter;
      if (!known.has(key)) known.set(key, fileFor(letter, style.face));
      const file = known.get(key);
      return file && fontIn(file, style);
    },
  };
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Files held open, those unused for longest closed first: Chinese has a hundred, up to 150 kB each. */
const maxOpen = 40;
const opened = new Map<string, Promise<OpenFile>>();

function openFile(path: string): Promise<OpenFile> {
  const file = opened.get(path) ?? readFontFile(path);
  opened.delete(path);
  opened.set(path, file);
  // One that could not be read is tried again.
  file.catch(() => opened.delete(path));
  const [longestUnused] = opened.keys();
  if (opened.size > maxOpen && longestUnused) opened.delete(longestUnused);
  return file;
}

async function readFontFile(path: string): Promise<OpenFile> {
  const face = new Face(new Blob(await decompress(await readFile(path))));
  const plain = new Font(face);
  return { face, has: (codePoint) => plain.nominalGlyph(codePoint) !== undefined, fonts: new Map() };
}

function fontIn({ face, fonts }: OpenFile, { weight, width = 100 }: TextStyle): Font {
  const key = `${weight} ${width}`;
  const known = fonts.get(key);
  if (known) return known;
  const font = new Font(face);
  // An axis that a typeface does not have is not looked at.
  font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
  fonts.set(key, font);
  return font;
}
