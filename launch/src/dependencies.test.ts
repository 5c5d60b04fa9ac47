import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from './project.ts';

/** The part of a `package.json` that is looked at. */
interface Manifest {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: string[];
}

/** A package as one `package.json` names it. */
interface Declared {
  name: string;
  version: string;
  kind: 'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies';
  /** The folder of the `package.json`, from the root of the project. */
  folder: string;
}

interface Row {
  name: string;
  licence: string;
  floor: string;
  purpose: string;
}

const permissive = [
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', '0BSD'],
  'MIT OR Apache-2.0',
];
const fontLicence = 'OFL-1.1';
/** Used as it is, by tests alone. */
const shippedToNobody = new Map([['axe-core', 'MPL-2.0']]);
const exact = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const page = 'docs/dependencies.md';

const rows: Row[] = [
  ...readFileSync(inProject(page), 'utf8').matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm),
].map(([, name = '', licence = '', floor = '', purpose = '']) => ({ name, licence, floor, purpose }));

function manifest(...path: string[]): Manifest {
  return JSON.parse(readFileSync(inProject(...path), 'utf8'));
}

const folders = [
  '.',
  ...(manifest('package.json').workspaces ?? []).flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: inProject() }).map((file) => dirname(file)),
  ),
  // A package of its own, which the bench installs when it is asked for.
  'bench/lighthouse',
];

function declaredIn(folder: string): Declared[] {
  const named = manifest(folder, 'package.json');
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
  return kinds.flatMap((kind) =>
    Object.entries(named[kind] ?? {})
      .filter(([name]) => !name.startsWith('@kontor/'))
      // A second version of a package stands under another name, as `npm:NAME@VERSION`.
      .map(([name, version]) => ({ name, version: version.replace(/^npm:.+@/, ''), kind, folder })),
  );
}

const declared = folders.flatMap(declaredIn);
const names = [...new Set(declared.map(({ name }) => name))].toSorted(inOrder);

/** As plain text, so that the order is the same everywhere. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The manifest of an installed package, as the folder that names it finds it. */
function installed({ name, folder }: Declared): Manifest | undefined {
  const places = [join(folder, 'node_modules', name), join('node_modules', name)];
  const found = places.find((place) => existsSync(inProject(place, 'package.json')));
  return found === undefined ? undefined : manifest(found, 'package.json');
}

/** Whether a package need not be there: it fits another system, or is installed when it is asked for. */
function mayBeAbsent({ kind, folder }: Declared): boolean {
  return kind === 'optionalDependencies' || folder === 'bench/lighthouse';
}

/** Below zero when one version comes before the other; a version comes after what was tried out before it. */
function compareVersions(one: string, other: string): number {
  const [[numbers, trial], [otherNumbers, otherTrial]] = [partsOf(one), partsOf(other)];
  const byNumbers = compareParts(numbers, otherNumbers);
  if (byNumbers !== 0) return byNumbers;
  if (trial.length === 0 || otherTrial.length === 0) return otherTrial.length - trial.length;
  return compareParts(trial, otherTrial);
}

function partsOf(version: string): [string[], string[]] {
  const [numbers = '', ...trial] = version.split('-');
  return [numbers.split('.'), trial.length > 0 ? trial.join('-').split('.') : []];
}

function compareParts(one: string[], other: string[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [here = '', there = ''] = [one[at], other[at]];
    if (here === there) continue;
    const areNumbers = /^\d+$/.test(here) && /^\d+$/.test(there);
    return areNumbers ? Number(here) - Number(there) : inOrder(here, there);
  }
  return 0;
}

describe(page, () => {
  it('has a row for each direct dependency, once and in order, and for nothing else', () => {
    const listed = rows.map(({ name }) => name);
    const missing = names.filter((name) => !listed.includes(name));
    const gone = listed.filter((name) => !names.includes(name));
    expect(
      missing.map((name) => `add to ${page}: ${name}, with licence, floor and what for`),
      'dependencies without a row',
    ).toEqual([]);
    expect(
      gone.map((name) => `remove from ${page}: ${name}`),
      'rows without a dependency',
    ).toEqual([]);
    expect(listed).toEqual(names);
  });

  it('says of each what it is for', () => {
    expect(rows.filter(({ purpose }) => purpose.trim().length < 4).map(({ name }) => name)).toEqual([]);
  });

  it('names the licence of what is installed, and only licences that ask nothing of us', () => {
    const wrong = declared.flatMap((each) => {
      const row = rows.find(({ name }) => name === each.name);
      const there = installed(each);
      if (!row) return [];
      if (!there && !mayBeAbsent(each)) return [`${each.name}: is not installed`];
      if (there && there.license !== row.licence)
        return [`${each.name}: the row says ${row.licence}, the package ${there.license}`];
      return isAllowed(each, row) ? [] : [`${each.name}: ${row.licence} is not allowed here`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no floor above what is declared or installed, and every version is exact', () => {
    const wrong = declared.flatMap((each) => {
      const row = rows.find(({ name }) => name === each.name);
      const where = `${each.name} in ${each.folder}/package.json`;
      if (!exact.test(each.version)) return [`${where}: ${each.version} is a range; name one version`];
      if (!row) return [];
      if (!exact.test(row.floor)) return [`${each.name}: the floor ${row.floor} is no version`];
      const there = installed(each)?.version ?? each.version;
      return [each.version, there]
        .filter((version) => compareVersions(version, row.floor) < 0)
        .map((version) => `${where}: ${version} is below the floor ${row.floor}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Fonts have a licence of their own; one tool of the tests has another, and nothing that runs may need it. */
function isAllowed({ name, kind, folder }: Declared, { licence }: Row): boolean {
  if (name.startsWith('@fontsource')) return licence === fontLicence;
  if (shippedToNobody.get(name) === licence) return kind === 'devDependencies' && folder === 'e2e';
  return permissive.includes(licence);
}

it.each([
  ['1.2.3', '1.2.3', 0],
  ['1.2.10', '1.2.9', 1],
  ['2.0.0', '10.0.0', -1],
  ['18.4.0-beta.17', '18.4.0-beta.9', 1],
  ['18.4.0', '18.4.0-beta.17', 1],
  ['18.4.0-beta.17', '18.4.0', -1],
])('of %s and %s the greater is known', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});

it('package-lock.json has a hash of every package, and names no registry', () => {
  for (const file of ['package-lock.json', 'bench/lighthouse/package-lock.json']) {
    const lock: { packages: Record<string, { link?: boolean; integrity?: string; resolved?: string }> } =
      JSON.parse(readFileSync(inProject(file), 'utf8'));
    const foreign = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
    expect(foreign.length, file).toBeGreaterThan(50);
    const unhashed = foreign.filter(([, { link, integrity }]) => !link && !integrity?.startsWith('sha512-'));
    expect(
      unhashed.map(([path]) => path),
      `${file}: without a hash`,
    ).toEqual([]);
    const located = foreign.filter(([, { link, resolved }]) => !link && resolved !== undefined);
    expect(
      located.map(([path]) => path),
      `${file}: with an address`,
    ).toEqual([]);
  }
});
