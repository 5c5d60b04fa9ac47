import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'woff2-encoder/decompress';
import { archivo, atkinson, type FontFamily, notoSansSC } from '../share-picture/font-families.ts';
import { charactersOf } from './characters-of.ts';
import { pinAxes } from './pin-axes.ts';

/** The design's display or text face, in one weight. */
export interface FixedStyle {
  face: 'display' | 'text';
  weight: number;
}

/** A font without axes, as documents embed it. */
export interface FixedFont {
  /** The same for the same font. */
  key: string;
  /** TrueType */
  bytes: Uint8Array;
}

const families: Record<FixedStyle['face'], readonly FontFamily[]> = {
  display: [archivo, atkinson, notoSansSC],
  text: [atkinson, archivo, notoSansSC],
};

interface OpenFile extends FixedFont {
  characters: ReadonlySet<number>;
}

/** Fonts held in memory, those unused for longest let go first: one has up to 60 kB. */
const maxOpen = 48;
const opened = new Map<string, Promise<OpenFile>>();

/** The first font of a style that has a letter with its marks; undefined when none has. */
export async function fixedFontFor(
  letter: string,
  { face, weight }: FixedStyle,
): Promise<FixedFont | undefined> {
  const codePoints = Array.from(letter, (character) => character.codePointAt(0) ?? 0);
  for (const family of families[face]) {
    const path = family.fileOf(codePoints[0] ?? 0);
    if (!path) continue;
    const file = await openFile(path, weight);
    if (codePoints.every((codePoint) => file.characters.has(codePoint))) return file;
  }
  return undefined;
}

function openFile(path: string, weight: number): Promise<OpenFile> {
  const key = `${path} ${weight}`;
  const file = opened.get(key) ?? readFixed(path, key, weight);
  opened.delete(key);
  opened.set(key, file);
  // One that could not be read is tried again.
  file.catch(() => opened.delete(key));
  const [longestUnused] = opened.keys();
  if (opened.size > maxOpen && longestUnused) opened.delete(longestUnused);
  return file;
}

const { resolve } = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | undefined;

async function readFixed(path: string, key: string, weight: number): Promise<OpenFile> {
  compiled ??= readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')).then((file) =>
    WebAssembly.compile(file),
  );
  const variable = await decompress(await readFile(path));
  const bytes = await pinAxes(await compiled, variable, { wght: weight, wdth: 106 });
  return { key, bytes, characters: charactersOf(bytes) };
}
