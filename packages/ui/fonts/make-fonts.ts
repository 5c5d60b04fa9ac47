import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compress, decompress } from 'woff2-encoder';

// Makes the files beside this one: the typefaces with the weights, the width, the features and, file by file, the characters that
// are used, which are a third of their bytes. Run by hand when the package of a font, the ranges or the sheets change:
// node packages/ui/fonts/make-fonts.ts

const { resolve } = createRequire(import.meta.url);

/** An axis whose range is one number is no axis of the file. */
const typefaces = [
  {
    name: 'archivo',
    source: import.meta.resolve('@fontsource-variable/archivo/package.json'),
    sheet: 'archivo.css',
    axes: 'standard',
    ranges: { wght: [700, 700], wdth: [106, 106] },
  },
  {
    name: 'atkinson-hyperlegible-next',
    source: import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'),
    sheet: 'atkinson.css',
    axes: 'wght',
    ranges: { wght: [400, 700] },
  },
  {
    name: 'atkinson-hyperlegible-mono',
    source: import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-mono/package.json'),
    sheet: 'atkinson-mono.css',
    axes: 'wght',
    ranges: { wght: [400, 700] },
  },
] as const;

/** What these files hold is in one of the package under another name. */
const partOf: Record<string, string> = { 'basic-latin': 'latin', 'latin-1': 'latin' };

/** Figures of one width, beside what fonts do unasked. */
const features = ['tnum', 'lnum'];

/** The part of HarfBuzz's interface that is used here; numbers are places in its memory. */
interface Subsetter {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, set: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    least: number,
    maximum: number,
    usual: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
}

async function openSubsetter(): Promise<Subsetter> {
  const file = await readFile(join(resolve('harfbuzzjs'), '..', 'harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(file, {});
  return instance.exports as unknown as Subsetter;
}

/** HarfBuzz's number for the set of features. */
const ofFeatures = 6;

/** The files a sheet loads, and the characters it asks each for. */
async function filesOf(sheet: string, name: string): Promise<{ file: string; characters: number[] }[]> {
  const css = await readFile(join(import.meta.dirname, '..', 'src', 'style', sheet), 'utf8');
  const faces = css.matchAll(/fonts\/([\w-]+)\.woff2"\)[^;]*;\s*unicode-range:([^;]+);/g);
  return Array.from(faces, ([, file = '', ranges = '']) => ({
    file: file.slice(name.length + 1),
    characters: ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    }),
  }));
}

/** The font with narrower ranges of its axes, which begin at its usual weight and width, and these characters alone. */
function narrow(
  hb: Subsetter,
  font: Uint8Array,
  ranges: Record<string, readonly [number, number]>,
  characters: readonly number[],
): Uint8Array {
  const place = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  for (const character of characters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), character);
  for (const feature of features) hb.hb_set_add(hb.hb_subset_input_set(input, ofFeatures), tagOf(feature));
  for (const [axis, [minimum, maximum]] of Object.entries(ranges))
    if (!hb.hb_subset_input_set_axis_range(input, face, tagOf(axis), minimum, maximum, minimum))
      throw new Error(`The font has no axis ${axis}.`);
  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error('The font could not be narrowed.');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

for (const { name, source, sheet, axes, ranges } of typefaces)
  for (const { file, characters } of await filesOf(sheet, name)) {
    const packed = await readFile(
      new URL(`files/${name}-${partOf[file] ?? file}-${axes}-normal.woff2`, source),
    );
    const made = await compress(narrow(await openSubsetter(), await decompress(packed), ranges, characters));
    await writeFile(join(import.meta.dirname, `${name}-${file}.woff2`), made);
    console.log(`${name}-${file}: ${packed.length} → ${made.length} bytes`);
  }
