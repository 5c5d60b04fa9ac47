import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compress, decompress } from 'woff2-encoder';

// Makes the files beside this one: Archivo with the weights and widths that are used, which is half of its bytes.
// Run by hand when the package of the font or the ranges change: node packages/ui/fonts/make-fonts.ts

const { resolve } = createRequire(import.meta.url);
const ranges = [
  ['wght', 600, 750],
  ['wdth', 100, 114],
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
function narrow(hb: Subsetter, font: Uint8Array): Uint8Array {
  const place = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, font.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_keep_everything(input);
  for (const [axis, minimum, maximum] of ranges) {
    const usual = axis === 'wght' ? 600 : 100;
    if (!hb.hb_subset_input_set_axis_range(input, face, tagOf(axis), minimum, maximum, usual))
      throw new Error(`The font has no axis ${axis}.`);
  }
  const made = hb.hb_subset_or_fail(face, input);
  if (!made) throw new Error('The font could not be narrowed.');
  const blob = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

for (const subset of ['latin', 'latin-ext', 'vietnamese']) {
  const source = resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`);
  const packed = await readFile(source);
  const made = await compress(narrow(await openSubsetter(), await decompress(packed)));
  await writeFile(join(import.meta.dirname, `archivo-${subset}.woff2`), made);
  console.log(`archivo-${subset}: ${packed.length} → ${made.length} bytes`);
}
