import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type MeasuredPassword, measurePassword } from './password-length.ts';

export type Weakness = NonNullable<MeasuredPassword['weakness']> | 'common';

/** How good a new password is, from 1 (it would be refused, and why) to 4. */
export interface Strength {
  score: 1 | 2 | 3 | 4;
  weakness: Weakness | undefined;
}

/** Guesses a password has to withstand: what a list of common ones and their usual variations reaches. */
const fewestGuesses = 1e6;
/** Guesses from which on a password is good, and very good: thousands of machines would need days, and years. */
const good = 1e8;
const best = 1e11;
/** Characters a password needs beside words about the person. */
const fewestOwn = 6;
/** Longer ones take ever longer to look at, and are not on lists. */
const lookedAt = 40;

/** Texts about the person, characters of each, and words in all that are looked at: names and an address have no more. */
const ownTexts = 3;
const ownCharacters = 254;
const ownWords = 24;

let estimator: ZxcvbnFactory | undefined;

/**
 * Judges a password by the rules it is taken or refused by: its length, and that it is not among those tried first, which
 * is looked up in lists on this machine. No rules of composition. `own` are words about the person. It computes for up to
 * a tenth of a second and holds up its thread; services ask a `PasswordJudge` instead.
 */
export function strengthOf(password: string, own: string[]): Strength {
  const { characters, weakness } = measurePassword(password);
  if (weakness) return { score: 1, weakness };
  const guesses = guessesOf(characters, own);
  if (guesses < fewestGuesses) return { score: 1, weakness: 'common' };
  if (guesses < good) return { score: 2, weakness: undefined };
  return { score: guesses < best ? 3 : 4, weakness: undefined };
}

/** How many guesses find a password, about: by lists of common ones, patterns, and what is known of the person. */
function guessesOf(characters: string[], own: string[]): number {
  if (characters.length > lookedAt) return new Set(characters).size < 5 ? 1 : Number.POSITIVE_INFINITY;
  const words = ['kontor', ...wordsOf(own)];
  const password = characters.join('');
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  if (rest.length < fewestOwn) return 1;
  // Its lists take some megabytes, so they are read when the first password is chosen.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, words).guesses;
}

function wordsOf(own: string[]): string[] {
  return own
    .slice(0, ownTexts)
    .flatMap((text) =>
      text
        .slice(0, ownCharacters)
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length > 2)
    .slice(0, ownWords);
}
