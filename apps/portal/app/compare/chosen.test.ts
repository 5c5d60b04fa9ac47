import { beforeEach, expect, test, vi } from 'vitest';
import { type Chosen, choice } from './chosen.ts';
import { chosenIn } from './store-chosen.ts';

const thing = (id: string, kind: Chosen['kind'] = 'business'): Chosen => ({
  kind,
  id,
  name: id,
  picture: '',
});
const ids = () => choice.current().map(({ id }) => id);

beforeEach(() => choice.learn([]));

test('what is pressed is chosen, and pressed again no longer, five of a kind', () => {
  for (const id of ['a', 'b', 'a']) choice.press(thing(id));
  expect(ids()).toEqual(['b']);
  for (const id of ['c', 'd', 'e', 'f', 'g']) choice.press(thing(id));
  expect(ids()).toEqual(['b', 'c', 'd', 'e', 'f']);
  choice.press(thing('p', 'product'));
  expect(ids()).toContain('p');
  choice.clear('business');
  expect(ids()).toEqual(['p']);
});

test('who listens is told, and nothing else of a thing is kept', () => {
  const listener = vi.fn();
  const leave = choice.subscribe(listener);
  choice.press({ ...thing('a'), description: 'Gears' } as Chosen);
  leave();
  choice.remove('a');
  expect(listener).toHaveBeenCalledTimes(1);
  choice.replace('product', [thing('x', 'product')]);
  expect(choice.current()).toEqual([thing('x', 'product')]);
});

test.each([
  undefined,
  'text',
  [{ kind: 'person', id: 'a', name: '', picture: '' }],
  [null, 7, { kind: 'product' }],
])('what is no choice is none: %j', (stored) => {
  expect(chosenIn(stored)).toEqual([]);
});
