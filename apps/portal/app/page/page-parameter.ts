import { idSource } from '@kontor/contract';

/** What a parameter of a route may be, and how it is written. */
export interface PageParameter {
  /** A value that can name something. A path with any other is unknown, as if there were no such route. */
  accepts: RegExp;
  /** How it is written in addresses under which pages are cached, as a part of a regular expression. */
  written: string;
  /** The same in addresses of share pictures. */
  shared: string;
  /** All values, where these are known words. */
  words?: readonly string[];
  /** One that looks like those it takes, where neither words nor ids of things do: for the tests that visit pages. */
  example?: string;
  /** The code of a country: which of them exist is known to the reference data alone. */
  isCountry?: true;
}

/** One of some words. */
export function oneOf(words: readonly string[]): PageParameter {
  const written = words.join('|');
  return { accepts: new RegExp(`^(?:${written})$`), written, shared: written, words };
}

/** A readable name that ends with an id; pictures are asked for by the id alone. */
export const slugWithId: PageParameter = {
  accepts: new RegExp(`${idSource}$`, 'i'),
  written: '[^/]+/?',
  shared: idSource,
};

export const idAlone: PageParameter = {
  accepts: new RegExp(`^${idSource}$`, 'i'),
  written: idSource,
  shared: idSource,
};

/** Of something that nobody sees but its people. */
export const ownID: PageParameter = { ...idAlone, example: '00000000-0000-4000-8000-000000000000' };

/** In small letters it leads to the address in capitals. */
export const countryCode: PageParameter = {
  accepts: /^[A-Z]{2}$/i,
  written: '[A-Z]{2}',
  shared: '[A-Z]{2}',
  isCountry: true,
};
