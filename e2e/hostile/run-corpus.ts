import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, listLatestBusinesses, searchProducts } from '@kontor/contract';
import { inject } from 'vitest';
import { newAccount } from '../account.ts';
import { demoGroup, demoPost } from '../demo-post.ts';
import { callCases } from './call-cases.ts';
import { faultOf } from './judge-answer.ts';
import type { Known } from './known.ts';
import { pageCases } from './page-cases.ts';
import { passkeyCases } from './passkey-cases.ts';
import type { HostileCase, Service } from './requests.ts';
import { sendBytes } from './send-bytes.ts';
import { framingCases, headerCases, methodCases } from './wire-cases.ts';

/** Requests under way at once: fewer than a service works on, so that none is turned away. */
const atOnce = 12;

export interface Outcome {
  /** How many were answered with each status, by family. */
  counts: Record<string, Record<string, number>>;
  faults: string[];
}

/** Somebody who is signed in, and what there is to ask for. */
export async function getToKnow(): Promise<Known> {
  const [api, accounts] = [inject('api'), inject('accounts')];
  const { email, password } = await newAccount();
  const login = await fetch(`${accounts}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const code = new URL(login.headers.get('location') ?? '').searchParams.get('token');
  const session = await fetch(`${accounts}/get-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
    body: JSON.stringify({ token: code }),
  });
  const { token } = (await session.json()).data;
  const call = createClient({ baseUrl: `${api}/api/v1` });
  const [business] = await call(listLatestBusinesses, {});
  const [product] = (await call(searchProducts, { body: { textQuery: '', skip: 0, size: 1 } })).items;
  if (!business || !product) throw new Error('There is no demo data to ask for.');
  const userID = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub;
  return {
    ids: {
      businessID: business.businesses[0]?.businessID ?? '',
      productID: product.productID,
      userID,
      postID: demoPost,
      groupID: demoGroup,
    },
    token,
    cookies: cookies.join('; '),
    internalToken: (await readFile(join(inject('dataDir'), 'internal-token'), 'utf8')).trim(),
  };
}

/** A file of each build, as pages name it. */
export async function findAssets(): Promise<Record<'portal' | 'accounts', string>> {
  const assetIn = async (address: string) =>
    /"(\/assets\/[^"]+\.(?:js|css))"/.exec(await (await fetch(address)).text())?.[1] ?? '/assets/none.js';
  return {
    portal: await assetIn(`${inject('portal')}/`),
    accounts: await assetIn(`${inject('accounts')}/login`),
  };
}

/** All cases, the same each time but for the ids they name. */
export async function allCases(known: Known): Promise<HostileCase[]> {
  const assets = await findAssets();
  return [
    ...callCases(known),
    ...pageCases(known),
    ...passkeyCases(known),
    ...headerCases(known, assets),
    ...methodCases(known, assets),
    ...framingCases(),
  ];
}

/** Sends each case and judges its answer. */
export async function runCases(cases: readonly HostileCase[]): Promise<Outcome> {
  const counts: Outcome['counts'] = {};
  const faults: string[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let at = next++; at < cases.length; at = next++) {
      const { family, what, service, bytes } = cases[at] as HostileCase;
      const answered = await sendBytes(portOf(service), bytes).catch(() => undefined);
      const status = String(answered?.status ?? 'none');
      const ofFamily = counts[family] ?? {};
      counts[family] = { ...ofFamily, [status]: (ofFamily[status] ?? 0) + 1 };
      const fault = answered ? faultOf(answered, bytes) : 'no end of the answer';
      if (fault) faults.push(`${service} ${family}: ${what}: ${fault}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { counts, faults };
}

export function portOf(service: Service): number {
  return Number(new URL(inject(service)).port);
}

/** Every so-many-th case of each family, so that all families are among about `count`. */
export function sampleOf(cases: readonly HostileCase[], count: number): HostileCase[] {
  // Those that never end wait for the timeout of requests.
  const ending = cases.filter(({ what }) => !what.endsWith('chunk of another length'));
  const byFamily = Object.values(Object.groupBy(ending, ({ family }) => family));
  return byFamily.flatMap((of = []) => {
    const wanted = Math.max(10, Math.round((count * of.length) / cases.length));
    const step = of.length / wanted;
    return of.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
}

/** What the services have logged, with the names of the files it stands in. */
export async function readLogs(): Promise<{ name: string; text: string }[]> {
  const folder = join(inject('dataDir'), 'logs');
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

/** Which secrets of the corpus stand in which log. */
export function secretsIn(logs: readonly { name: string; text: string }[], known: Known): string[] {
  const secrets = {
    'internal token': [known.internalToken],
    'access token': known.token.split('.'),
    cookie: known.cookies.split(/; |=/),
  };
  return logs.flatMap(({ name, text }) =>
    Object.entries(secrets).flatMap(([what, of]) =>
      // Names of cookies are none.
      of.some((secret) => secret.length > 25 && text.includes(secret)) ? [`${what} in ${name}`] : [],
    ),
  );
}

/** A table of how many were answered with what. */
export function tableOf({ counts }: Outcome): string {
  return Object.entries(counts)
    .map(([family, byStatus]) => {
      const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
      const shown = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
      return `${family.padEnd(18)} ${String(total).padStart(6)}   ${shown.join('  ')}`;
    })
    .join('\n');
}
