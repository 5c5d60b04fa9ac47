import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withRequestContext } from './request-context.ts';
import { createTurns, type TurnsOptions } from './turns.ts';

/** Work that ends when it is told to, begun in the order in which `begun` lists it. */
function start(options: TurnsOptions) {
  const turns = createTurns(options);
  const begun: string[] = [];
  const underWay = new Map<string, () => void>();
  const refused: string[] = [];
  const gone = new Set<string>();
  return {
    begun,
    underWay,
    refused,
    gone,
    /** `name` begins with the network's. */
    come(name: string): Promise<void> {
      const context = { network: name.slice(0, 1), isAbandoned: () => gone.has(name) };
      return withRequestContext(context, async () => {
        try {
          await turns.run(async () => {
            begun.push(name);
            await new Promise<void>((end) => underWay.set(name, end));
            underWay.delete(name);
          });
        } catch {
          refused.push(name);
        }
      });
    },
    async end(name: string): Promise<void> {
      underWay.get(name)?.();
      await settled();
    },
  };
}

/** Resolves when all that can go on without anything being ended has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const roomy = { places: 2, waiting: { total: 20, perNetwork: 12 } };

test('one network has one place, however many there are; others have the next', async () => {
  const work = start(roomy);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void work.come(name);
  await settled();
  expect(work.begun).toEqual(['a1', 'b1']);
  await work.end('a1');
  await work.end('b1');
  await work.end('a2');
  expect(work.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  await work.end('c1');
  expect(work.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a network with too much waiting is refused; when all have, a newcomer takes the last place of the longest line', async () => {
  const work = start({ places: 1, waiting: { total: 4, perNetwork: 3 } });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1', 'e1']) void work.come(name);
  await settled();
  expect(work.refused.sort()).toEqual(['a3', 'a4', 'a5', 'e1']);
  for (const name of ['a1', 'b1', 'c1', 'd1', 'a2']) await work.end(name);
  expect(work.begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
});

test('what nobody waits for any more is not begun and keeps no place', async () => {
  const work = start({ places: 1, waiting: { total: 3, perNetwork: 3 } });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void work.come(name);
  work.gone.add('a2').add('a3');
  void work.come('a5');
  await settled();
  await work.end('a1');
  await work.end('a4');
  expect(work.begun).toEqual(['a1', 'a4', 'a5']);
});

test('work within work has its turn already, and work that fails gives its place back', async () => {
  const turns = createTurns({ places: 1, waiting: { total: 1, perNetwork: 1 } });
  expect(await turns.run(() => turns.run(async () => 'done'))).toBe('done');
  await expect(turns.run(async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await turns.run(async () => 'again')).toBe('again');
});

test('whoever comes and ends in whatever order: no more than the places, one of a network, and all are begun or refused', async () => {
  const step = fc.oneof(
    fc.record({ come: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ end: fc.nat({ max: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const work = start({ places: 2, waiting: { total: 5, perNetwork: 3 } });
      let count = 0;
      const check = () => {
        const networks = [...work.underWay.keys()].map((name) => name.slice(0, 1));
        expect(networks.length).toBeLessThanOrEqual(2);
        expect(new Set(networks).size).toBe(networks.length);
        expect(count - work.begun.length - work.refused.length).toBeLessThanOrEqual(5);
      };
      for (const each of steps) {
        if ('come' in each) void work.come(`${each.come}${count++}`);
        else await work.end([...work.underWay.keys()][each.end] ?? '');
        await settled();
        check();
      }
      while (work.underWay.size > 0) await work.end([...work.underWay.keys()][0] ?? '');
      expect(work.begun.length + work.refused.length).toBe(count);
    }),
  );
});
