import type { Reason } from '@kontor/contract';
import type { Pool } from 'pg';
import { anywhereOf, inNameOf } from './filters.ts';
import type { Kind } from './kind.ts';
import { filterOf } from './named-filters.ts';
import type { Plan } from './plan.ts';
import { quote } from './tsvector-text.ts';

/** What rows can be explained by. */
export interface Explained {
  /** Words and figures as they were searched for, in the order of the plan's terms. */
  parts: readonly string[];
  plan: Pick<Plan, 'terms' | 'nodes'>;
  hash: string;
}

interface Met {
  id: string;
  is_exact: boolean;
  met: boolean[];
}

type Asked = { query: string; tell: (met: boolean) => Reason | undefined };

/** What each row is asked, so that it can say by what it was found: each term in the name and elsewhere, each place. */
function questionsOf({ parts, plan: { terms, nodes } }: Explained): Asked[] {
  const places = [...nodes.ids]
    .sort((a, b) => b.length - a.length)
    .map(
      (id): Asked => ({
        query: quote(filterOf(id)),
        tell: (met) => (met ? { in: 'place', text: id } : undefined),
      }),
    );
  const ofTerms = terms.flatMap((term, index): Asked[] => {
    const text = parts[index] ?? '';
    if (term.figure) {
      const { near, same } = term.figure;
      return [
        { query: same.join(' | '), tell: (met) => (met ? { in: 'figure', text } : undefined) },
        { query: near.join(' | '), tell: (met) => (met ? { in: 'nearFigure', text } : undefined) },
      ];
    }
    return [
      { query: inNameOf(term), tell: (met) => (met ? { in: 'name', text } : undefined) },
      { query: anywhereOf(term), tell: (met) => (met ? { in: 'text', text } : undefined) },
    ];
  });
  return [...places, ...ofTerms];
}

/** The better of two reasons for one word; the narrowest place alone. */
function bestOf(reasons: readonly Reason[]): Reason[] {
  const better = { text: 'name', nearFigure: 'figure' } as const;
  const place = reasons.find((reason) => reason.in === 'place');
  const others = reasons.filter(
    (reason) =>
      reason.in !== 'place' &&
      !(
        (reason.in === 'text' || reason.in === 'nearFigure') &&
        reasons.some(
          (other) => other.in === better[reason.in as keyof typeof better] && other.text === reason.text,
        )
      ),
  );
  return place ? [...others, place] : others;
}

/** By what each of some rows was found, read from their documents. */
export async function explain(
  pool: Pool,
  kind: Kind,
  explained: Explained,
  ids: readonly string[],
): Promise<Map<string, Reason[]>> {
  const questions = questionsOf(explained);
  if (questions.length === 0 || ids.length === 0) return new Map();
  const { rows } = await pool.query<Met>({
    name: `explain_${kind}`,
    text: `SELECT id, name_hash = $3::bigint AS is_exact,
        ARRAY(SELECT words @@ query::tsquery FROM unnest($2::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place) AS met
      FROM ${kind}_search WHERE id = ANY($1::uuid[])`,
    values: [ids, questions.map(({ query }) => query), explained.hash],
  });
  return new Map(
    rows.map(({ id, is_exact, met }) => [
      id,
      is_exact
        ? [{ in: 'exactName', text: '' }]
        : bestOf(questions.flatMap(({ tell }, place) => tell(met[place] ?? false) ?? [])),
    ]),
  );
}
