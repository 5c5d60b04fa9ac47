import { asked, questionsAt, type Shape } from './read-tiers.ts';

/** Of the first rows of `best`, the best first, which questions each meets, as SQL; nothing where none are asked. */
export function metByBest(shape: Shape): string[] {
  if (!shape.isAsked) return [];
  const document = `(SELECT words FROM ${shape.kind}_search WHERE id = first.id LIMIT 1)`;
  const met = `SELECT document.words @@ query FROM unnest($${questionsAt(shape)}::tsquery[]) WITH ORDINALITY AS asked (query, place)
    ORDER BY place`;
  return [
    `ARRAY(
      SELECT ARRAY(${met}) FROM (SELECT * FROM best ORDER BY total DESC, id LIMIT ${asked}) AS first, LATERAL ${document} AS document
      ORDER BY first.total DESC, first.id
    ) AS met`,
  ];
}
