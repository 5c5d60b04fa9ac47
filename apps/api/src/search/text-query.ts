/** A text query as a tree: a lexeme, or several of which any one or all must be met. */
export type TextQuery = string | { isAny: boolean; parts: readonly TextQuery[] };

/** What a text query is written of: lexemes in quotes, and signs. */
const piece = /'((?:[^']|'')*)'|[()&|]/g;

/** Reads a text query in which no level has both signs. */
export function readTextQuery(text: string): TextQuery {
  const open: { isAny: boolean; parts: TextQuery[] }[] = [{ isAny: false, parts: [] }];
  const close = ({ isAny, parts }: (typeof open)[number]): TextQuery => {
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : { isAny, parts };
  };
  for (const [sign, lexeme] of text.matchAll(piece)) {
    const level = open.at(-1) as (typeof open)[number];
    if (lexeme !== undefined) level.parts.push(lexeme.replaceAll("''", "'"));
    else if (sign === '(') open.push({ isAny: false, parts: [] });
    else if (sign === ')') {
      open.pop();
      open.at(-1)?.parts.push(close(level));
    } else level.isAny = sign === '|';
  }
  return close(open[0] as (typeof open)[number]);
}
