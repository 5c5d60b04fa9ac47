import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { addressById } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import type { Corpus } from '../corpus/open-corpus.ts';

export interface MeasuredPage {
  name: string;
  path: string;
}

/** One address of each kind of page. */
export async function pagesOf({ url, vocabulary }: Corpus): Promise<MeasuredPage[]> {
  const first = (table: string) =>
    withConnection(url, async (client) => {
      const { rows } = await client.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY id LIMIT 1`);
      return rows[0]?.id ?? '';
    });
  const word = encodeURIComponent(vocabulary.words[30] ?? '');
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: `/search-result?business=PR&countries=global&search=${word}` },
    { name: 'business', path: addressById('business', await first('businesses')) },
    { name: 'product', path: addressById('product', await first('products')) },
  ];
}

interface RawAnswer {
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** The answer as it came over the wire; `fetch` would unpack it. */
async function getRaw(address: string): Promise<RawAnswer> {
  const sent = get(address, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}.`);
  return { headers: response.headers, bytes };
}

/** Visits a page until it is cached and packed as small as it will be; the bytes as browsers get them. */
export async function cachedBytes(address: string): Promise<Buffer> {
  const { bytes: first } = await getRaw(address);
  for (let visits = 0; visits < 200; visits += 1) {
    const { headers, bytes } = await getRaw(address);
    if (headers['cache-status']?.includes('hit') && bytes.length < first.length) return bytes;
    await pause(20);
  }
  throw new Error(`${address} is not cached.`);
}
