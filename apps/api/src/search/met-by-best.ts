import { asked, questionsAt, type Shape } from './read-tiers.ts';

/** Of the first rows of `best`, the best first, which questions each meets, as SQL; nothing where none are asked. */
export function metByBest(shape: Shape): string[] {
  const { kind, isAsked } = shape;
  if (!isAsked) return [];
  const first = `SELECT * FROM best ORDER BY total DESC, id LIMIT ${asked}`;
  const met = `SELECT document.words @@ query FROM unnest($${questionsAt(shape)}::tsquery[]) WITH ORDINALITY AS asked (query, place)
    ORDER BY place`;
  return [
    `ARRAY(
      SELECT ARRAY(${met}) FROM (${first}) AS first,
        LATERAL (SELECT words FROM ${kind}_search WHERE id = first.id LIMIT 1) AS document
      ORDER BY first.total DESC, first.id
    ) AS met`,
  ];
}
