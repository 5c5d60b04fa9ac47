/** How German says in one word who offers a thing, folded: what stands before is the thing, with or without the letters that join. */
const ending =
  /^([a-z]{4,}?)(grosshandel|grosshandler|grosshandlung|fachhandel|handel|handler|hersteller|herstellung|lieferant|lieferanten|produzent|produzenten|produktion|fabrik|fabriken|fabrikant|vertrieb|importeur|importeure|exporteur|exporteure|anbieter|spezialist|bedarf|firma|firmen|unternehmen|betrieb|betriebe)$/;

/**
 * What a German word for who offers a thing says of the thing: `lebensmittel` of `lebensmittelgrosshandel`, both `verpackungs` and
 * `verpackung` of `verpackungshersteller`; nothing of other words.
 */
export function offeredBy(word: string): string[] {
  const thing = ending.exec(word)?.[1];
  if (thing === undefined) return [];
  return /[a-z]{4}s$/.test(thing) ? [thing.slice(0, -1), thing] : [thing];
}
