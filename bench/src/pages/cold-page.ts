import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { readMetric } from './metrics.ts';

export interface ColdVisits {
  visits: number;
  answered: number;
  made: number;
}

const visits = 1_000;

async function visit(address: string): Promise<boolean> {
  const sent = request(address, { agent: false, headers: { 'accept-encoding': 'br' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode === 200;
}

/** A thousand connections ask at once for a page nobody has asked for before. */
export async function visitColdPage(portal: string, word: string): Promise<ColdVisits> {
  const address = `${portal}/search-result?business=PR&countries=global&search=${word}`;
  const before = await readMetric(portal, 'kontor_page_cache_misses');
  const answers = await Promise.all(Array.from({ length: visits }, () => visit(address)));
  const after = await readMetric(portal, 'kontor_page_cache_misses');
  return { visits, answered: answers.filter((answered) => answered).length, made: after - before };
}
