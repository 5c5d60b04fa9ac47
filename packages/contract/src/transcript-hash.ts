import canonicalize from 'canonicalize';

/** SHA-256 of the canonical JSON of a value (RFC 8785), base64url: the same wherever it is computed. */
export async function transcriptHash(value: object): Promise<string> {
  const text = canonicalize(value) ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const letters = Array.from(new Uint8Array(digest), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
