import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from './project.ts';
import { titlesOf } from './testing-titles.ts';

const page = 'docs/security.md';
const text = readFileSync(inProject(page), 'utf8');

/** Numbers and levels of OWASP ASVS 5.0, levels 1 and 2. */
const items = new Map(
  readFileSync(inProject('docs', 'asvs-items.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',') as [item: string, level: string]),
);

/** An item that applies. */
interface Row {
  item: string;
  level: string;
  how: string;
  /** What proves it, as it is written. */
  proof: string;
}

const rows: Row[] = [...text.matchAll(/^\| (V[\d.]+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, item = '', level = '', , how = '', proof = '']) => ({ item, level, how, proof }),
);

/** Items that do not apply, in lines such as `- V17.1.1, V17.2.1: there is no WebRTC.` */
const excluded = [...text.matchAll(/^- (V[\d.]+(?:, V[\d.]+)*): (\S.*)$/gm)].flatMap(([, list = '']) =>
  list.split(', '),
);

/** Items said to be open, at the beginning of the page. */
const [, openPart = ''] = /^## What is open$([\s\S]*?)^## /m.exec(text) ?? [];
const listedOpen = [...openPart.matchAll(/\*\*(V[\d.]+)\*\*/g)].map(([, item = '']) => item);

/** Files the page names between backticks: with a folder of ours before them, or at the root. */
const named = [...text.matchAll(/`((?:apps|packages|docs|launch|e2e|demo|bench)\/[^`\s›]+)/g)].map(
  ([, file = '']) => file,
);

/** The tests a row names: `file › beginning of a title`, or a whole file. */
function testsOf({ proof }: Row): { file: string; title: string | undefined }[] {
  return [...proof.matchAll(/`([^`›]+?)(?: › ([^`]+))?`/g)].map(([, file = '', title]) => ({ file, title }));
}

function wrongIn(row: Row): string[] {
  const tests = testsOf(row);
  const reason = /^no test: (.{10,})$/.exec(row.proof);
  if (tests.length === 0 && !reason) return ['names no test and does not say why ("no test: …")'];
  return tests.flatMap(({ file, title }) => {
    // Tests that several services run stand in a file of their own.
    if (!/(\.test\.tsx?|\/testing-\S+\.ts)$/.test(file) || !existsSync(inProject(file)))
      return [`there is no test ${file}`];
    if (title === undefined) return titlesOf(file).all.length > 0 ? [] : [`${file} has no test`];
    const begin = titlesOf(file).all.filter((each) => each.startsWith(title));
    if (begin.length === 1 || titlesOf(file).all.includes(title)) return [];
    return [`${file} has ${begin.length} tests that begin with "${title}"`];
  });
}

describe(page, () => {
  it('has each item of levels 1 and 2 once: as a row, or as one that does not apply', () => {
    const all = [...rows.map(({ item }) => item), ...excluded];
    const count = (item: string) => all.filter((each) => each === item).length;
    expect(items.size).toBe(253);
    expect(
      [...items.keys()].filter((item) => count(item) === 0),
      'items that are missing',
    ).toEqual([]);
    expect(
      [...new Set(all)].filter((item) => count(item) > 1),
      'items that stand twice',
    ).toEqual([]);
    expect(
      all.filter((item) => !items.has(item)),
      'numbers that are none of these levels',
    ).toEqual([]);
  });

  it('names the level of each', () => {
    const wrong = rows.filter(({ item, level }) => items.get(item) !== level);
    expect(wrong.map(({ item, level }) => `${item}: level ${items.get(item)}, not ${level}`)).toEqual([]);
  });

  it('says of each how it is met', () => {
    expect(rows.filter(({ how }) => how.trim().length < 15).map(({ item }) => item)).toEqual([]);
  });

  it('names tests that are there, or says why there is none', () => {
    expect(rows.flatMap((row) => wrongIn(row).map((what) => `${row.item}: ${what}`))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !existsSync(inProject(file)))).toEqual([]);
  });

  it('lists at its beginning what is open, each with its reason', () => {
    const open = rows.filter(({ how }) => how.startsWith('**Open')).map(({ item }) => item);
    expect(listedOpen.toSorted()).toEqual(open.toSorted());
    for (const item of listedOpen) {
      const [, reason = ''] =
        new RegExp(`\\*\\*${item.replaceAll('.', '\\.')}\\*\\*([^\n]*)`).exec(openPart) ?? [];
      expect(reason.length, `${item} gives its reason`).toBeGreaterThan(40);
    }
  });
});
