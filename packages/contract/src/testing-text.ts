import fc from 'fast-check';

const codePointOf = (character: unknown) => {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('Not one code point');
  return code;
};

const between = (min: number, max: number) =>
  fc.integer({ min, max }).map((code) => String.fromCodePoint(code), codePointOf);

/**
 * Any code point, halves of pairs included, more often those that do harm: controls, what turns the direction of writing or has
 * no width. Instead of the library's `binary`, which has no halves and makes a table of all the others in each process first.
 */
export const anyCodePoint = fc.oneof(
  { weight: 8, arbitrary: between(0, 0x10ffff) },
  { weight: 4, arbitrary: between(0, 0xff) },
  between(0x200b, 0x200f),
  between(0x2028, 0x202e),
  between(0x2066, 0x2069),
  between(0xd800, 0xdfff),
);

/** Any text somebody may send. */
export const anyText = (length: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...length, unit: anyCodePoint });
