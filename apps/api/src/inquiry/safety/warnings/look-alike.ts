/** Letters of other scripts, and digits, that are read as a Latin letter. */
const twins: Record<string, string> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  à: 'a',
  á: 'a',
  â: 'a',
  ä: 'a',
  å: 'a',
  ã: 'a',
  в: 'b',
  с: 'c',
  ϲ: 'c',
  ç: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  ε: 'e',
  è: 'e',
  é: 'e',
  ê: 'e',
  ë: 'e',
  ɡ: 'g',
  н: 'h',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ι: 'i',
  ı: 'i',
  ì: 'i',
  í: 'i',
  î: 'i',
  ï: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  м: 'm',
  ո: 'n',
  п: 'n',
  ñ: 'n',
  η: 'n',
  о: 'o',
  ο: 'o',
  σ: 'o',
  ò: 'o',
  ó: 'o',
  ô: 'o',
  ö: 'o',
  õ: 'o',
  ø: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  ş: 's',
  š: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ù: 'u',
  ú: 'u',
  û: 'u',
  ü: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ý: 'y',
  ž: 'z',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
};

/** A name as it looks at a glance. */
function skeletonOf(domain: string): string {
  const letters = [...domain.toLowerCase()].map((letter) => twins[letter] ?? letter).join('');
  return letters
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replaceAll('i', 'l')
    .replaceAll('-', '');
}

/** Names this short differ by a letter or two anyway. */
const shortest = 5;
const longFrom = 10;

/** Domains of many: that two of them are alike says nothing. */
const ofMany = new Set([
  'gmail.com',
  'mail.com',
  'gmx.com',
  'gmx.de',
  'ymail.com',
  'qq.com',
  '163.com',
  '126.com',
  'live.com',
  'me.com',
]);

/** Whether a domain can be taken for a known one and is another. */
export function looksAlike(domain: string, known: string): boolean {
  if (domain === known || ofMany.has(domain)) return false;
  if (skeletonOf(domain) === skeletonOf(known)) return true;
  const [name = ''] = known.split('.');
  if (name.length < shortest) return false;
  const maximum = name.length >= longFrom ? 2 : 1;
  return distance(domain, known, maximum) <= maximum;
}

/** How many letters are put in, left out, exchanged or swapped; anything above the maximum is one more than that. */
function distance(one: string, other: string, maximum: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > maximum) return maximum + 1;
  let before: number[] = [];
  let last = b.map((_, index) => index).concat(b.length);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + cost,
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(last.at(-1) ?? 0, maximum + 1);
}
