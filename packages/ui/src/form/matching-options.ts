import type { SelectOption } from './search-form.tsx';

/** As people type: without accents, in small letters. */
function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The dial code of a country as it is listed, by what people write for it: "52", "0052", "+ 52". */
function asDialCode(wanted: string): string {
  return wanted.replace(/^(?:\+|00)?\s*(?=\d+$)/, '+');
}

/** Whether what was typed begins a word of a text. */
function beginsWord(wanted: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}+]+/u);
  return words.some((_, at) => words.slice(at).join(' ').startsWith(wanted));
}

/**
 * The options in which what was typed begins a word; those that begin with it come first, those that only contain something of that
 * name last, with the name behind their own.
 */
export function matchingOptions(typed: string, options: readonly SelectOption[]): SelectOption[] {
  const wanted = plainly(typed);
  const first: SelectOption[] = [];
  const others: SelectOption[] = [];
  const containing: SelectOption[] = [];
  for (const option of options) {
    const text = plainly(option.text);
    if (text.startsWith(wanted) || text.startsWith(asDialCode(wanted))) first.push(option);
    else if (beginsWord(wanted, text)) others.push(option);
    else {
      const part = option.within?.find((name) => beginsWord(wanted, plainly(name)));
      if (part !== undefined) containing.push({ ...option, text: `${option.text}: ${part}` });
    }
  }
  return [...first, ...others, ...containing];
}

/** The option that was typed: its text as it stands or its dial code, else the only one that fits. */
export function typedOption(typed: string, options: readonly SelectOption[]): SelectOption | undefined {
  const wanted = plainly(typed);
  const exact =
    options.find(({ text }) => plainly(text) === wanted) ??
    options.find(({ text }) => text.split(' ', 1)[0] === asDialCode(wanted));
  const matching = matchingOptions(typed, options);
  return exact ?? (matching.length === 1 ? matching[0] : undefined);
}
