import { randomInt } from 'node:crypto';

/** Digits and capitals that nobody takes for another one when they are read out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code as it is stored, of one as somebody types it. */
export function voucherCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** A code that nobody guesses: 60 bits, as "K7QF-2M9T-XW4B". */
export function drawVoucherCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [part(), part(), part()].join('-');
}
