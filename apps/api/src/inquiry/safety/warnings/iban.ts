/** How many characters an IBAN has, by its country (the registry of SWIFT). */
const lengths: Record<string, number> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
};

/** Two letters and two digits, with which one may begin; what follows is read as far as its country says. */
const beginning = /(?<![A-Z0-9])[A-Z]{2}[0-9]{2}(?=[ .-]?[A-Z0-9])/g;
/** The longest one, written in groups of four. */
const mostWritten = 32 + 8;

/** Whether a text holds an account number that its own check digits prove to be one. */
export function hasIban(text: string): boolean {
  const upper = text.toUpperCase();
  return [...upper.matchAll(beginning)].some(({ 0: start, index }) => {
    const length = lengths[start.slice(0, 2)];
    const written = upper.slice(index, index + mostWritten).replaceAll(/[ .-]/g, '');
    return length !== undefined && isIban(written.slice(0, length), length);
  });
}

/** ISO 7064, MOD 97-10: letters count from 10 on, the first four characters stand last. */
function isIban(candidate: string, length: number): boolean {
  if (candidate.length !== length || !/^[A-Z0-9]+$/.test(candidate)) return false;
  const digits = [...candidate.slice(4), ...candidate.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return digits.reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0) === 1;
}
