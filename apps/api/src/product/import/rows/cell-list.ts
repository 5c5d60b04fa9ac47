const special = /[;|\n\r,"，；、]/;
/** What parts texts in a cell where it stands in it; a comma does only where none of these does. */
const strong = /[;|\n\r；]/;
const weak = /[,，、]/;

/** Texts in one cell; `readList` reads the same. */
export function writeList(items: readonly string[]): string {
  return items.map((item) => (special.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join('; ');
}

/** The texts of a cell, parted by semicolons, lines or bars, or by commas where there is none of them. */
export function readList(cell: string): string[] {
  const parts = partsOf(cell, strong);
  const [only] = parts;
  const all = parts.length === 1 && only && !only.quoted ? partsOf(cell, weak) : parts;
  return all.flatMap(({ text, quoted }) => (quoted ? [text] : text.trim() ? [text.trim()] : []));
}

interface Part {
  text: string;
  quoted: boolean;
}

const quotedPart = /^\s*"((?:[^"]|"")*)"\s*/;

function partsOf(cell: string, between: RegExp): Part[] {
  const parts: Part[] = [];
  let rest = cell;
  for (;;) {
    const inQuotes = quotedPart.exec(rest);
    const behind = inQuotes && rest.slice(inQuotes[0].length);
    if (inQuotes && behind !== null && (behind === '' || between.test(behind.charAt(0)))) {
      parts.push({ text: (inQuotes[1] ?? '').replaceAll('""', '"'), quoted: true });
      if (behind === '') return parts;
      rest = behind.slice(1);
      continue;
    }
    const end = rest.search(between);
    parts.push({ text: end < 0 ? rest : rest.slice(0, end), quoted: false });
    if (end < 0) return parts;
    rest = rest.slice(end + 1);
  }
}
