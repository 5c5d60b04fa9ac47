import { createHash } from 'node:crypto';
import type { PageTags } from '../../app/session/page-tags.ts';
import { type EncodedBytes, encodedBytes } from './encoded-bytes.ts';

/** The answer of one making of a page, for all who wait for it. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: EncodedBytes;
  /** Of the plain bytes; entity tags begin with it. */
  hash: string;
  dependsOn: PageTags;
}

export async function takeAnswer(response: Response, dependsOn: PageTags): Promise<RenderedPage> {
  const headers = Object.fromEntries(response.headers);
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { status: response.status, headers, bytes: encodedBytes(plain), hash, dependsOn };
}

/** HTML, and what the router in the browser reads in its place. */
const kinds = /^text\/(html|x-script)\b/;

/** Whether a page may be cached: complete, and the same for whoever asks for it. */
export function isCacheable({ status, headers, dependsOn }: RenderedPage): boolean {
  const isPage = kinds.test(headers['content-type'] ?? '');
  return status === 200 && isPage && dependsOn.isComplete && headers['set-cookie'] === undefined;
}
