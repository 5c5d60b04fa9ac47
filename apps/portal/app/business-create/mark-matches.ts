export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A name in parts: those words, or their beginnings, are marked that were typed, whatever their accents. */
export function markMatches(name: string, typed: string): MarkedPart[] {
  const wanted = plainly(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return name.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((text) => {
    const start = wanted.find((word) => plainly(text).startsWith(word));
    if (text === '') return [];
    if (start === undefined) return [{ text, isMarked: false }];
    // Letters and their accents may be several characters; folding never joins two letters of ours.
    const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
    const length = letters.findIndex((_, at) => plainly(letters.slice(0, at + 1).join('')) === start) + 1;
    const marked = length > 0 ? letters.slice(0, length).join('') : text;
    const rest = text.slice(marked.length);
    return [{ text: marked, isMarked: true }, ...(rest ? [{ text: rest, isMarked: false }] : [])];
  });
}
