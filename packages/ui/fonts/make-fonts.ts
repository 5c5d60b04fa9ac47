import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compress, decompress } from 'woff2-encoder';

// Makes the files beside this one: the typefaces with the weights and the width that are used, which are less than half of
// their bytes. Run by hand when the package of a font or the ranges change: node packages/ui/fonts/make-fonts.ts

const { resolve } = createRequire(import.meta.url);

/** Every part of it that pages load; an axis whose range is one number is no axis of the file. */
const typefaces = [
  {
    name: 'archivo',
    axes: 'standard',
    parts: ['latin', 'latin-ext', 'vietnamese'],
    ranges: { wght: [700, 700], wdth: [106, 106] },
  },
  {
    name: 'atkinson-hyperlegible-next',
    axes: 'wght',
    parts: ['latin', 'latin-ext'],
    ranges: { wght: [400, 700] },
  },
] as const;

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
  hb_subset_input_keep_everything(input: number): void;
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

/** The font with narrower ranges of its axes, which begin at its usual weight and width. */
function narrow(
  hb: Subsetter,
  font: Uint8Array,
  ranges: Record<string, readonly [number, number]>,
): Uint8Array {
  const place = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_keep_everything(input);
  // But for the names of glyphs, which are for those who draw fonts.
  hb.hb_subset_input_set_flags(input, 0);
  for (const [axis, [minimum, maximum]] of Object.entries(ranges))
    if (!hb.hb_subset_input_set_axis_range(input, face, tagOf(axis), minimum, maximum, minimum))
      throw new Error(`The font has no axis ${axis}.`);
  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error('The font could not be narrowed.');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

for (const { name, axes, parts, ranges } of typefaces)
  for (const part of parts) {
    const packed = await readFile(
      resolve(`@fontsource-variable/${name}/files/${name}-${part}-${axes}-normal.woff2`),
    );
    const made = await compress(narrow(await openSubsetter(), await decompress(packed), ranges));
    await writeFile(join(import.meta.dirname, `${name}-${part}.woff2`), made);
    console.log(`${name}-${part}: ${packed.length} → ${made.length} bytes`);
  }
