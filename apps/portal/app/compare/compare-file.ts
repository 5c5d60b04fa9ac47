import { tableFormats } from '@kontor/contract';
import { type Cell, tableFile } from '@kontor/server/table-file';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { type Comparison, loadComparison } from './load-comparison.server.ts';

/** `/compare/table.csv`, `/compare/table.xlsx`: all facts of a comparison, each with what stands behind it, in the visit's language. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const format = tableFormats.find((each) => args.params.file === `table.${each}`);
  if (!format) return new Response(null, { status: 404 });
  const comparison = await loadComparison(args);
  if (comparison.things.length === 0) return new Response(null, { status: 404 });
  const { i18n, language } = args.context.get(visitContext);
  const { origin } = args.context.get(settingsContext);
  const headings = {
    fact: i18n._(msg`Fact`),
    proof: i18n._(msg`Proof`),
    address: i18n._(msg`Address`),
    sheet: i18n._(msg`Comparison`),
  };
  const { name, contentType, chunks } = tableFile({
    name: 'comparison',
    format,
    sheet: headings.sheet,
    rows: rowsOf(comparison, origin, headings),
  });
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Response(Buffer.concat(parts), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'content-language': language,
      'x-robots-tag': 'noindex',
      vary: 'Cookie, Accept-Language',
    },
  });
}

async function* rowsOf(
  { things, groups }: Comparison,
  origin: string,
  { fact, proof, address }: Record<'fact' | 'proof' | 'address', string>,
): AsyncGenerator<Cell[]> {
  yield [
    fact,
    ...things.flatMap(({ name, company }) => [company ? `${name}, ${company.name}` : name, proof]),
  ];
  yield [address, ...things.flatMap(({ href }) => [origin + href, null])];
  for (const { title, rows } of groups) {
    yield [title, ...things.flatMap((): Cell[] => [null, null])];
    for (const { label, cells } of rows)
      yield [
        label,
        ...cells.flatMap((cell) => [cell.text, [cell.original, cell.proof?.text].filter(Boolean).join('; ')]),
      ];
  }
}
