import { expect, it } from 'vitest';
import { nearFigures } from './near-figures.ts';

const row = (...reasons: { in: 'figure' | 'nearFigure' | 'name'; text: string }[]) => ({
  id: crypto.randomUUID(),
  reasons,
});
const near = (text: string) => ({ in: 'nearFigure' as const, text });
const given = (text: string) => ({ in: 'figure' as const, text });

it.each([
  ['no rows', [], []],
  ['rows found by words', [row({ in: 'name', text: 'hose' })], []],
  ['all near', [row(near('350 bar')), row(near('350 bar'), { in: 'name', text: 'hose' })], ['350 bar']],
  ['one that gives it', [row(near('350 bar')), row(given('350 bar'))], []],
  [
    'one of two figures',
    [row(near('20 l/min'), near('10 bar')), row(near('20 l/min'), given('10 bar'))],
    ['20 l/min'],
  ],
])('figures that no row gives, of %s', (_, rows, figures) => {
  expect(nearFigures(rows)).toEqual(figures);
});
