/** Shorter parts end many words by chance. */
const shortestEnd = 4;
const shortestStart = 3;

/** What stands before joins the rest as it is, or with letters that mean nothing: Versicherungs-, Tannen-. */
function unjoined(start: string): string[] {
  return [start, start.replace(/e?s$/, ''), start.replace(/e?n$/, ''), `${start}e`];
}

/**
 * What a compound of German is made up from: `edelstahl` and `behalter`. Its end says what the thing is, and must name one; of its start
 * this is preferred. Nothing of a word without such an end.
 */
export function partsOfCompound(
  word: string,
  isName: (part: string) => boolean,
): { start?: string; end: string } | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const places = Array.from(
    { length: Math.max(0, word.length - shortestStart - shortestEnd + 1) },
    (_, index) => index + shortestStart,
  );
  const splits = places.map((at) => ({ start: word.slice(0, at), end: word.slice(at) }));
  const ending = splits.filter(({ end }) => isName(end));
  for (const { start, end } of ending) {
    const named = unjoined(start).find((each) => each.length >= shortestStart && isName(each));
    if (named !== undefined) return { start: named, end };
  }
  const [longest] = ending;
  return longest && longest.end.length > shortestEnd ? { end: longest.end } : undefined;
}
