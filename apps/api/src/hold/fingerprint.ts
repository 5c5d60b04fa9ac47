import { createHash } from 'node:crypto';
import { blockingLimits } from '@kontor/contract';

const links = /(?:https?:\/\/|www\.)[^\s<>"]+/giu;

/** Addresses a text leads to outside the product. */
export function linksOut(text: string, portalOrigin: string): string[] {
  return [...text.matchAll(links)].flatMap(([address]) =>
    URL.parse(address)?.origin === portalOrigin ? [] : [address],
  );
}

/**
 * By what a text is known again however it is spaced, punctuated and capitalised; undefined for short ones that lead nowhere, which many
 * people write.
 */
export function fingerprintOf(text: string, leadsOut: boolean): Buffer | undefined {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < blockingLimits.repeats.comparedFrom && !leadsOut) return undefined;
  return createHash('sha256').update(letters).digest().subarray(0, 16);
}
