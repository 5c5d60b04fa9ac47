/** A phone in its two parts: `+52`, `477 555 0164`. */
export interface Phone {
  countryCode: string;
  phoneNumber: string;
}

const fewestDigits = 8;
/** Of a number without its country code; the longest there are have 15 with it. */
const maxDigits = 15;
const maxCodeDigits = 7;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function plain(text: string | null | undefined): string {
  return (text ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** The number behind its country code, where it was typed or pasted with that: `+52 477 555 0164` beside `+52`. */
function withoutCode(number: string, codeDigits: string): string {
  if (!number.startsWith('+')) return number;
  let rest = number.slice(1).trimStart();
  for (const digit of codeDigits) {
    if (!rest.startsWith(digit)) return number;
    rest = rest.slice(1).replace(/^[\s-]+/, '');
  }
  return rest;
}

/**
 * A phone as it is stored (checklist 233 and 235): the country code begins with a known dial code and gets a plus sign when it
 * has none; the number has at least 8 digits, and may repeat the code behind a plus sign. Null for one without number, undefined when
 * it is no phone.
 *
 * @param dialCodes with or without plus sign; where they are not known any code passes
 */
export function readPhone(
  given: { countryCode?: string | null; phoneNumber?: string | null },
  dialCodes: readonly string[] | undefined,
): Phone | null | undefined {
  const [code, number] = [plain(given.countryCode), plain(given.phoneNumber)];
  if (code === '' && number === '') return null;
  const codeDigits = digitsOf(code);
  const isCode = /^\+?[\d\s-]+$/.test(code) && codeDigits !== '' && codeDigits.length <= maxCodeDigits;
  if (!isCode) return undefined;
  if (dialCodes && !dialCodes.some((dialCode) => codeDigits.startsWith(digitsOf(dialCode)))) return undefined;
  if (number === '') return null;
  const phoneNumber = withoutCode(number, codeDigits);
  const digits = digitsOf(phoneNumber).length;
  if (!/^[\d\s().\-/]+$/.test(phoneNumber) || digits < fewestDigits || digits > maxDigits) return undefined;
  return { countryCode: `+${codeDigits}`, phoneNumber };
}
