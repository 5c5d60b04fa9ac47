import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from './project.ts';
import { titlesOf } from './testing-titles.ts';

const page = readFileSync(inProject('docs', 'specification.md'), 'utf8');
const [statements = '', texts = ''] = page.split(/^## N\. /m);

/** What brings the rest, as the page names it at its beginning. */
const wings = [...page.matchAll(/^- \*([a-z ]+)\*: /gm)].map(([, wing]) => wing);

interface Row {
  number: string;
  /** Between the number and what proves it. */
  told: string;
  tests: { file: string; title: string }[];
  later: string[];
  isHeading: boolean;
}

function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| (N?\d+) \| (.*) \| ([^|]*) \|$/gm)].map(
    ([, number = '', told = '', proof = '']) => ({
      number,
      told,
      tests: [...proof.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
        file,
        title,
      })),
      later: (/(?:^l|Rest l)ater: (.+)$/.exec(proof)?.[1] ?? '').split(', ').filter((wing) => wing !== ''),
      isHeading: proof === 'heading',
    }),
  );
}

const rows = rowsOf(statements);
const textRows = rowsOf(texts);

/** Whether a file has the test: by its whole title, or as the only one that begins so. */
function isAmong(titles: string[], title: string): boolean {
  return titles.includes(title) || titles.filter((each) => each.startsWith(title)).length === 1;
}

/** What a row quotes. */
function quotedIn({ told }: Row, quoted: RegExp): string[] {
  return [...told.replaceAll('\\|', '|').matchAll(quoted)].map(([, text = '']) => text);
}

/** Texts of rows that stand in none of the test files the row names. */
function textsWithoutTest(some: readonly Row[], quoted: RegExp): string[] {
  return some.flatMap((row) => {
    const { number, tests } = row;
    const sources = tests.map(({ file }) => readFileSync(inProject(file), 'utf8')).join('\n');
    const texts = quotedIn(row, quoted);
    return texts.filter((text) => !sources.includes(text)).map((text) => `${number}: ${text}`);
  });
}

describe('docs/specification.md', () => {
  it('has each statement once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 344 }, (_, place) => `${place + 1}`),
    );
    expect([...new Set(textRows.map(({ number }) => number))]).toEqual(
      Array.from({ length: 50 }, (_, place) => `N${place + 1}`),
    );
  });

  it('says of each what proves it, or what brings it', () => {
    expect(wings.length).toBeGreaterThan(0);
    for (const { number, tests, later, isHeading } of [...rows, ...textRows]) {
      expect(isHeading || tests.length + later.length > 0, number).toBe(true);
      for (const wing of later) expect(wings, number).toContain(wing);
    }
  });

  it('names tests that are there', () => {
    const missing = [...rows, ...textRows].flatMap(({ number, tests }) =>
      tests
        .filter(({ file, title }) => !isAmong(titlesOf(file).all, title))
        .map(({ file, title }) => `${number}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('names for each a test that every run has, whatever the long run adds', () => {
    const longAlone = [...rows, ...textRows].filter(
      ({ tests }) =>
        tests.length > 0 && !tests.some(({ file, title }) => isAmong(titlesOf(file).ofEachRun, title)),
    );
    expect(longAlone.map(({ number, tests }) => ({ number, tests }))).toEqual([]);
  });

  it('names places that are there', () => {
    const places = rows.flatMap(({ number, told }) =>
      [...told.matchAll(/`((?:apps|packages)\/[^`…]+)`/g)].map(([, place = '']) => ({ number, place })),
    );
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(({ place }) => !existsSync(inProject(place)))).toEqual([]);
  });

  it('counts right', () => {
    const counted = (some: readonly Row[]) => {
      const proven = some.filter(({ tests, later }) => tests.length > 0 && later.length === 0).length;
      const inPart = some.filter(({ tests, later }) => tests.length > 0 && later.length > 0).length;
      const headings = some.filter(({ isHeading }) => isHeading).length;
      const later = some.length - proven - inPart - headings;
      return `${proven} proven, ${inPart} in part, ${later} later, ${headings} headings.`;
    };
    expect(statements).toContain(`All sections: ${counted(rows)}`);
    const sections = [...statements.matchAll(/^Statements (\d+) to (\d+): (.*)$/gm)];
    expect(sections).toHaveLength(12);
    for (const [, first, last, said] of sections)
      expect(said, `${first} to ${last}`).toBe(counted(rows.slice(Number(first) - 1, Number(last))));
  });

  it('has each text of what is built in a test named beside it', () => {
    const told = textRows.filter(({ tests }) => tests.length > 0);
    expect(textsWithoutTest(told, /`([^`]+)`/g)).toEqual([]);
  });

  it('has what a statement quotes in a test named beside it', () => {
    expect(rows.filter(({ told }) => told.includes('“')).length).toBeGreaterThan(20);
    expect(textsWithoutTest(rows, /“([^”]+)”/g)).toEqual([]);
  });

  it('names no test for a statement that has nothing of what the statement quotes', () => {
    const without = rows.flatMap((row) => {
      const texts = quotedIn(row, /“([^”]+)”/g);
      return row.tests
        .filter(({ file, title }) => {
          const { sources } = titlesOf(file);
          const said = [...sources].filter(([each]) => each.startsWith(title)).map(([, source]) => source);
          return texts.length > 0 && !texts.some((text) => said.join('\n').includes(text));
        })
        .map(({ file, title }) => `${row.number}: ${file} › ${title}`);
    });
    expect(without).toEqual([]);
  });
});
