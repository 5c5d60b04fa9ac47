import fc from 'fast-check';
import { expect, test } from 'vitest';
import { impliedBy, isPlain } from './implied.ts';
import { readTextQuery, type TextQuery } from './text-query.ts';

const lexeme = fc.constantFrom('a', 'b', 'c', 'd', '=a', '=b', '@k1');
const query = fc.letrec<{ query: TextQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    lexeme,
    fc.record({ isAny: fc.boolean(), parts: fc.array(tie('query'), { minLength: 1, maxLength: 4 }) }),
  ),
})).query;
/** Lexemes of a document: what has a word in its name holds it. */
const document = fc
  .uniqueArray(lexeme)
  .map((held) => new Set(held.flatMap((each) => (each.startsWith('=') ? [each, each.slice(1)] : [each]))));

function meets(held: ReadonlySet<string>, asked: TextQuery): boolean {
  if (typeof asked === 'string') return held.has(asked);
  const met = (part: TextQuery) => meets(held, part);
  return asked.isAny ? asked.parts.some(met) : asked.parts.every(met);
}

const rows: Record<string, number> = { a: 9, b: 700, c: 40, d: 3, '=a': 2, '=b': 100, '@k1': 60 };
const rowsOf = (clause: readonly string[]) => clause.reduce((sum, each) => sum + (rows[each] ?? 0), 0);
const times = { numRuns: process.env.THOROUGH ? 50_000 : 2_000 };

test('whatever meets a query meets all that it implies, and what is plain says no more', () => {
  fc.assert(
    fc.property(query, document, (asked, held) => {
      const clauses = impliedBy(asked, rowsOf);
      const isMet = clauses.every((clause) => clause.some((each) => held.has(each)));
      expect(clauses.length).toBeGreaterThan(0);
      if (meets(held, asked)) expect(isMet).toBe(true);
      else if (isPlain(asked)) expect(isMet).toBe(false);
    }),
    times,
  );
});

const common = { import: 38_000, aftershave: 34_000, export: 2_000, trading: 6_000, '@s1': 7, '@s2': 20 };

test('alternatives are joined word by word, the fewest rows first', () => {
  const asked = readTextQuery(
    "(('import' & 'aftershave') | (('@s1' | ('import' & 'export' & 'trading')) & ('@s2' | 'aftershave')))",
  );
  const clauses = impliedBy(asked, (clause) =>
    clause.reduce((sum, each) => sum + common[each as keyof typeof common], 0),
  );
  expect(clauses.map((clause) => clause.toSorted())).toEqual([
    ['@s2', 'aftershave'],
    ['@s1', 'export', 'import'],
  ]);
});
