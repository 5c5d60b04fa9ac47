import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type Call, internalTokenHeader } from '@kontor/contract';
import { expect, test } from 'vitest';

/** A service, as its calls are tested. */
export interface Surface {
  /** Every call it is to answer. */
  calls: readonly Call[];
  /** What it has mounted. */
  routes: readonly { call: Call }[];
  /** Where it listens, with RATE_LIMIT 1 and TRUST_PROXY loopback: a visitor has one request of each class a minute. */
  origin: string;
  /** What stands before the paths of calls that are not for services: `/api/v1`. */
  prefix: string;
  internalToken: string;
  /** The folder whose tests make the calls. */
  folder: URL;
  /** Names of the calls in its description. */
  described: readonly string[];
}

const isInternal = ({ access }: Call) => access === 'services';

/** Tests of every call of a service: who may, which limits, what describes it, and that it is mounted and tested. */
export function testSurface({
  calls,
  routes,
  origin,
  prefix,
  internalToken,
  folder,
  described,
}: Surface): void {
  const visible = calls.filter((call) => !isInternal(call));
  const internal = calls.filter(isInternal);
  let visitors = 0;
  const newVisitor = () => {
    visitors += 1;
    return { 'x-forwarded-for': `203.0.113.${visitors}` };
  };

  function send(call: Call, headers: Record<string, string>): Promise<Response> {
    const path = call.path.replace(/\{\w+\}/g, () => randomUUID());
    const address = `${origin}${isInternal(call) ? '' : prefix}/${path}`;
    return fetch(address, { method: call.method, headers, redirect: 'manual' });
  }

  test('each call of the contract has one route', () => {
    expect(routes.map(({ call }) => call.name).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  test('each call is made by a test', () => {
    const texts = globSync('**/*.test.ts', { cwd: folder }).map((file) =>
      readFileSync(new URL(file, folder), 'utf8'),
    );
    /** By the contract's client; streams, and where a service has no tests with one, by its path. */
    const isMade = (call: Call) => {
      const made = new RegExp(
        `\\b${isInternal(call) ? '' : call.isFile ? 'file' : 'call'}\\w*\\(\\s*${call.name}\\b`,
      );
      const isByPath = call.isStream || prefix === '';
      return texts.some((text) => made.test(text) || (isByPath && text.includes(`/${call.path}`)));
    };
    expect(calls.filter((call) => !isMade(call)).map(({ name }) => name)).toEqual([]);
  });

  test('what is below /internal/ is for services alone, and there is nothing for anybody else', async () => {
    expect(internal.length).toBeGreaterThan(0);
    expect(visible.filter(({ path }) => path.startsWith('internal/'))).toEqual([]);
    for (const call of internal)
      for (const shown of [undefined, 'another-token', '']) {
        const token: Record<string, string> = shown === undefined ? {} : { [internalTokenHeader]: shown };
        const answer = await send(call, { ...newVisitor(), ...token });
        expect([call.name, answer.status]).toEqual([call.name, 404]);
        expect(await answer.json()).toMatchObject({ name: 'NotFound', message: 'There is nothing here.' });
      }
  });

  test('a call for people who are signed in is refused to everybody else', async () => {
    for (const call of visible.filter(({ access }) => access === 'signed-in')) {
      const answer = await send(call, newVisitor());
      expect([call.name, answer.status]).toEqual([call.name, 401]);
    }
  });

  test('each call counts in the class it declares, calls of services in none', async () => {
    for (const call of visible) {
      const visitor = newVisitor();
      const statuses = [(await send(call, visitor)).status, (await send(call, visitor)).status];
      expect([call.name, ...statuses.map((status) => status === 429)]).toEqual([call.name, false, true]);
    }
    const visitor = newVisitor();
    for (const call of internal) {
      const { status } = await send(call, { ...visitor, [internalTokenHeader]: internalToken });
      expect([call.name, status === 429, status === 404]).toEqual([call.name, false, false]);
    }
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const limited = metrics.matchAll(/^kontor_http_requests_limited_total\{class="([^"]+)"\} (\d+)$/gm);
    const refused = Object.fromEntries(Array.from(limited, ([, limit, count]) => [limit, Number(count)]));
    const expected: Record<string, number> = {};
    for (const { limit = 'none' } of visible) expected[limit] = (expected[limit] ?? 0) + 1;
    expect(refused).toEqual(expected);
  });

  test('each call is described, or declares that it is in no description', () => {
    const expected = visible.filter(({ isForOwnPages }) => !isForOwnPages).map(({ name }) => name);
    expect([...described].sort()).toEqual(expected.sort());
  });
}
