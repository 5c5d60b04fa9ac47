import { guessesOf, type Weakness, weaknessOf } from './weakness.ts';

/** How good a new password is, from 1 (it would be refused, and why) to 4. */
export interface Strength {
  score: 1 | 2 | 3 | 4;
  weakness: Weakness | undefined;
}

/** Guesses from which on a password is good, and very good: thousands of machines would need days, and years. */
const good = 1e8;
const best = 1e11;

/** Judges a password by the rules it is taken or refused by. `own` are words about the person. */
export function strengthOf(password: string, own: string[]): Strength {
  const weakness = weaknessOf(password, own);
  if (weakness) return { score: 1, weakness };
  const guesses = guessesOf(password, own);
  if (guesses < good) return { score: 2, weakness: undefined };
  return { score: guesses < best ? 3 : 4, weakness: undefined };
}
