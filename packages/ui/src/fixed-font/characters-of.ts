import { Blob, Face } from 'harfbuzzjs';

/** The characters a font has glyphs for. */
export function charactersOf(font: Uint8Array): ReadonlySet<number> {
  return new Set(new Face(new Blob(font)).collectUnicodes());
}
