import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeBusiness } from '../corpus/rows.ts';
import type { Vocabulary } from '../corpus/vocabulary.ts';

const header =
  'company_name,business_type_guess,country_iso2,state,city,address,website,industry_key_guess,category_guess,product_text,source,licence';

function quoted(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function* lines(vocabulary: Vocabulary, companies: number): Generator<string> {
  yield `${header}\n`;
  for (let index = 0; index < companies; index += 1) {
    const { name, type, country, city, leaf, short } = makeBusiness(vocabulary, index);
    const fields = [
      // Its number makes the name its own: a company that stands in the file twice is refused.
      `${name} ${index}`,
      type,
      country,
      '',
      city,
      `Road ${index}`,
      `https://company-${index}.example`,
      leaf.industry,
      '',
      (short ?? '').replaceAll(' ', '; '),
      `Register ${index % 7}`,
      'CC0-1.0',
    ];
    yield `${fields.map(quoted).join(',')}\n`;
  }
}

/** Writes a file as people bring them: invented companies with a source, a place and trade terms. */
export async function writeCompanyFile(
  file: string,
  vocabulary: Vocabulary,
  companies: number,
): Promise<void> {
  await pipeline(Readable.from(lines(vocabulary, companies)), createWriteStream(file));
}
