/**
 * A number as people write it: `1184`, `1,184.50`, `1.184,50`, `1 184,5`, `1'184.50`. Where one sign could separate either thousands or
 * decimals, as in `1,184`, the reader's language decides.
 * @param decimal sign of the reader's language
 * @returns undefined for what is no such number
 */
export function readAmount(typed: string, decimal: string): number | undefined {
  const text = typed.replace(/[\s'’\u00a0\u202f]/gu, '');
  if (!/^\d[\d.,]*$/.test(text)) return undefined;
  const sign = decimalSignIn(text, decimal);
  const [whole = '', fraction, ...rest] = sign ? text.split(sign) : [text];
  if (rest.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const other = /[.,]/.exec(whole)?.[0];
  const groups = other ? whole.split(other) : [whole];
  if (
    groups.slice(1).some((group) => !/^\d{3}$/.test(group)) ||
    (groups.length > 1 && !/^\d{1,3}$/.test(groups[0] ?? ''))
  )
    return undefined;
  return Number(`${groups.join('')}.${fraction || '0'}`);
}

/** The sign before the decimals; undefined where there are none. */
function decimalSignIn(text: string, decimal: string): string | undefined {
  const signs = text.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  // Two kinds of signs: the last one is that of decimals. The same sign twice separates thousands.
  if (signs.length > 1) return new Set(signs).size > 1 ? last : undefined;
  const isOfThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) && last !== decimal;
  return isOfThousands ? undefined : last;
}

/** The sign before decimals in a language. */
export function decimalSign(language: string): string {
  return (
    new Intl.NumberFormat(language).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/** A number as `readAmount` reads it back in the same language. */
export function writeAmount(amount: number, decimal: string): string {
  const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });
  return digits.format(amount).replace('.', decimal);
}
