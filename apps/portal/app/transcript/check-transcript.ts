import type { Transcript, TranscriptSeal } from '@kontor/contract';
import { transcriptHash } from '@kontor/contract/transcript-hash';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';

export type TranscriptCheck =
  | { result: 'genuine'; transcript: Transcript; signedAt: Date }
  /** No file of this kind. */
  | { result: 'unreadable' }
  /** Something differs from what was signed. `entry`: the first message that does not fit, counted from 1; 0: the head. */
  | { result: 'changed'; entry?: number }
  /** None of the keys made the signature. */
  | { result: 'unsigned' };

/**
 * Whether a file is a transcript as the portal wrote it: each message fits the one before it, and what was signed is what the last
 * one says.
 */
export async function checkTranscript(text: string, keys: JSONWebKeySet): Promise<TranscriptCheck> {
  const transcript = read(text);
  if (!transcript) return { result: 'unreadable' };
  const seal = await sealOf(transcript.signature, keys);
  if (!seal) return { result: 'unsigned' };
  const { head, entries } = transcript;
  let hash = await transcriptHash(head);
  // Of a head that was changed the first message says so; without one the signature does.
  for (const [place, entry] of entries.entries()) {
    const { hash: stated, ...rest } = entry;
    if (rest.previous !== hash) return { result: 'changed', entry: place };
    hash = await transcriptHash(rest);
    if (stated !== hash) return { result: 'changed', entry: place + 1 };
  }
  const fits =
    seal.hash === hash &&
    seal.entries === entries.length &&
    seal.iss === head.issuer &&
    seal.requestID === head.requestID;
  if (!fits) return { result: 'changed' };
  return { result: 'genuine', transcript, signedAt: new Date(seal.iat * 1_000) };
}

/** Only what its hashes are computed from is looked at: of what is genuine the rest is as the portal wrote it. */
function read(text: string): Transcript | undefined {
  const value = parse(text);
  if (!isObject(value) || !isObject(value.head) || !Array.isArray(value.entries)) return undefined;
  if (value.head.format !== 'kontor-transcript-1' || typeof value.signature !== 'string') return undefined;
  return value.entries.every(isObject) ? (value as unknown as Transcript) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function sealOf(signature: string, keys: JSONWebKeySet): Promise<TranscriptSeal | undefined> {
  try {
    const { payload } = await compactVerify(signature, createLocalJWKSet(keys), { algorithms: ['ES256'] });
    return JSON.parse(new TextDecoder().decode(payload)) as TranscriptSeal;
  } catch (error) {
    // Whatever is wrong with it, it was not signed by one of the keys.
    console.warn('The signature of a transcript does not hold', error);
    return undefined;
  }
}
