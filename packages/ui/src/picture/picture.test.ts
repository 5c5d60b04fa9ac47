import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatar, cover, monogram, plate, plateViews } from './index.ts';

const one = 'a5494caf-3e7f-5518-b419-b7f50712068c';
const other = '7931d197-079a-49b1-b984-fed5249e16fd';

const kinds = {
  plate: (seed: string) => plate({ seed, place: '000602' }),
  cover: (seed: string) => cover({ seed, industry: '0006' }),
  monogram: (seed: string) => monogram({ seed, initials: 'RB', industry: '0006' }),
  avatar: (seed: string) => avatar({ seed, initials: 'MT' }),
};

describe.each(Object.entries(kinds))('%s', (_name, draw) => {
  it('is the same for the same id, another for another', () => {
    expect(draw(one)).toBe(draw(one));
    expect(draw(one)).not.toBe(draw(other));
  });

  it('is one SVG document without holes in its numbers', () => {
    fc.assert(
      fc.property(fc.uuid(), (seed) => {
        const svg = draw(seed);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 25 },
    );
  });
});

it('draws views of a plate that all differ, with the same sign and in whole numbers', () => {
  const views = [undefined, ...plateViews].map((view) => plate({ seed: one, place: '000602', view }));
  expect(views).toHaveLength(4);
  expect(new Set(views).size).toBe(4);
  for (const svg of views)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" (?!.*(NaN|undefined)).*<\/svg>$/s);
});

it('draws places and industries it does not know', () => {
  expect(plate({ seed: one, place: '' })).toContain('</svg>');
  expect(plate({ seed: one, place: '009999' })).toContain('</svg>');
  expect(cover({ seed: one, industry: '' })).toContain('</svg>');
});

it('lets no markup through the initials', () => {
  const hostile = ['<b>', '"x"', '&a;', "'y'"];
  for (const initials of hostile) {
    const svg = monogram({ seed: one, initials });
    expect(svg).not.toContain('<b>');
    expect(svg).toMatch(/<text [^<>]*>[^<>&"']*<\/text>/);
  }
});
