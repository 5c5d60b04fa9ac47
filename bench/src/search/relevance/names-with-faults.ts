import { randomInt } from 'node:crypto';
import { nameLetters, withoutLegalForm } from '@kontor/api/search/words';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { between, pick, type Random, randomFor } from '../../corpus/random.ts';
import type { Section } from '../../suite.ts';
import { atLeast } from '../../target.ts';
import type { Search } from '../engines/kontor.ts';
import { page } from './judge.ts';

const drawn = 300;
/** Letters of a name that one wrong one leaves recognisable. */
const fewestLetters = 6;

type Fault = (name: string, random: Random) => string;

function atLetter(name: string, random: Random, change: (letters: string[], at: number) => void): string {
  const letters = [...name];
  const places = letters.flatMap((letter, place) => (/\p{L}/u.test(letter) ? [place] : []));
  change(letters, pick(random, places));
  return letters.join('');
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const otherThan = (random: Random, letter: string | undefined) =>
  pick(
    random,
    letters.filter((each) => each !== letter?.toLowerCase()),
  );

/** What goes wrong when a name is typed. */
export const faults = {
  'one letter wrong': (name, random) =>
    atLetter(name, random, (all, at) => all.splice(at, 1, otherThan(random, all[at]))),
  'one letter missing': (name, random) => atLetter(name, random, (all, at) => all.splice(at, 1)),
  'one letter too many': (name, random) =>
    atLetter(name, random, (all, at) => all.splice(at, 0, otherThan(random, all[at]))),
  'two letters swapped': (name, random) => {
    const all = [...name];
    const places = all.flatMap((letter, at) =>
      at > 0 && letter !== all[at - 1] && /^\p{L}\p{L}$/u.test(`${all[at - 1]}${letter}`) ? [at] : [],
    );
    const at = pick(random, places);
    all.splice(at - 1, 2, all[at] ?? '', all[at - 1] ?? '');
    return all.join('');
  },
  'one space missing': (name, random) => {
    const words = name.split(' ');
    const at = between(random, 1, words.length - 1);
    return [...words.slice(0, at - 1), `${words[at - 1]}${words[at]}`, ...words.slice(at + 1)].join(' ');
  },
  'all spaces missing': (name) => name.replaceAll(' ', ''),
} satisfies Record<string, Fault>;
type FaultName = keyof typeof faults;

const ofSpaces: readonly FaultName[] = ['one space missing', 'all spaces missing'];

/** A company's name as people type it: without its legal form. */
export function typedName(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&-]*/gu) ?? [];
  return words.slice(0, withoutLegalForm(words).length).join(' ');
}

/** Names of imported companies, each once, drawn by chance. */
async function drawNames(db: Database, random: Random): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT company_name AS name FROM businesses WHERE origin = 'imported' ORDER BY name`.execute(db);
  const fit = rows
    .map(({ name }) => typedName(name))
    .filter((name) => /^[\p{Script=Latin}\p{N}\p{M} '’&-]+$/u.test(name))
    .filter((name) => name.includes(' ') && (name.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters);
  const names = new Set<string>();
  while (names.size < Math.min(drawn, fit.length)) names.add(pick(random, fit));
  return [...names];
}

async function isFound(db: Database, search: Search, name: string, text: string): Promise<boolean> {
  const { ids } = await search.find('business', { text }, { skip: 0, size: page });
  const { rows } = await sql<{ name: string }>`
    SELECT company_name AS name FROM businesses WHERE id = ANY(${ids}::uuid[])`.execute(db);
  return rows.some((row) => nameLetters(row.name) === nameLetters(name));
}

/** Names of 300 real companies drawn anew in each run, typed with one fault: whether the company is in the first five. */
export async function namesSection(db: Database, search: Search): Promise<Section> {
  const seed = randomInt(2 ** 31);
  const names = await drawNames(db, randomFor(seed, 0));
  const shares = new Map<string, number>();
  const missed: string[] = [];
  for (const [fault, make] of Object.entries(faults) as [FaultName, Fault][]) {
    let found = 0;
    for (const [index, name] of names.entries()) {
      const text = make(name, randomFor(seed, index + 1));
      if (await isFound(db, search, name, text)) found += 1;
      else missed.push(`${text} (${name})`);
    }
    shares.set(fault, (found / names.length) * 100);
  }
  const share = (wanted: (fault: FaultName) => boolean) => {
    const of = (Object.keys(faults) as FaultName[]).filter(wanted).map((fault) => shares.get(fault) ?? 0);
    return of.reduce((sum, each) => sum + each, 0) / of.length;
  };
  return {
    title: `Names of ${names.length} companies, drawn anew, with one fault`,
    columns: ['fault', 'in the first five %'],
    rows: [...shares],
    checks: [
      atLeast(
        'names',
        'names with a letter wrong, missing, too many or two swapped, in the first five',
        [share((fault) => !ofSpaces.includes(fault)), '%'],
        97,
      ),
      atLeast(
        'names',
        'names without one space, or without any, in the first five',
        [share((fault) => ofSpaces.includes(fault)), '%'],
        99,
      ),
    ],
    notes: [`Drawn with the seed ${seed}. Not found: ${missed.slice(0, 25).join('; ')}.`],
  };
}
