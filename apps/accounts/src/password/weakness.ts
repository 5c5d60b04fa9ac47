import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export const shortestPassword = 10;
export const longestPassword = 128;

export type Weakness = 'too-short' | 'too-long' | 'common';

/** Guesses a password has to withstand: what a list of common ones and their usual variations reaches. */
const fewestGuesses = 1e6;
/** Characters a password needs beside words about the person. */
const fewestOwn = 6;
/** Longer ones take ever longer to look at, and are not on lists. */
const lookedAt = 40;

let estimator: ZxcvbnFactory | undefined;

/**
 * Why a password is refused, if it is. No rules of composition: what counts is its length and that it is not among those
 * tried first, which is looked up in lists on this machine. `own` are words about the person and the product.
 */
export function weaknessOf(password: string, own: string[]): Weakness | undefined {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < shortestPassword) return 'too-short';
  if (characters.length > longestPassword) return 'too-long';
  return guessesOf(password, own) < fewestGuesses ? 'common' : undefined;
}

/** How many guesses find a password, about: by lists of common ones, patterns, and what is known of the person. */
export function guessesOf(password: string, own: string[]): number {
  const characters = [...password.normalize('NFKC')];
  if (characters.length > lookedAt) return new Set(characters).size < 5 ? 1 : Number.POSITIVE_INFINITY;
  const words = ['kontor', ...own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 2,
  );
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), characters.join('').toLowerCase());
  if (rest.length < fewestOwn) return 1;
  // Its lists take some megabytes, so they are read when the first password is chosen.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, words).guesses;
}
