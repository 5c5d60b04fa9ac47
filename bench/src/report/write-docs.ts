import { readFile, writeFile } from 'node:fs/promises';
import { inProject } from '../paths.ts';
import type { Suite } from '../suite.ts';
import { machineLine } from './machine.ts';
import type { Result } from './results.ts';
import { sectionMarkdown } from './tables.ts';

const page = inProject('docs', 'performance.md');

function begin(suite: string): string {
  return `<!-- figures of ${suite}: written by npm run bench -- --write -->`;
}

const end = '<!-- end of figures -->';

/** What is asked of a suite here. */
type Measured = Pick<Suite, 'name' | 'data'>;

function figuresOf(
  { suite, businesses, rounds, measuredAt, machine, sections }: Result,
  suites: readonly Measured[],
): string {
  const data =
    suites.find(({ name }) => name === suite)?.data ?? `${businesses.toLocaleString('en')} businesses`;
  const date = measuredAt.slice(0, 10);
  const head = `${data}, medians of ${rounds} rounds, ${date}: ${machineLine(machine)}.`;
  return [head, ...sections.map(sectionMarkdown)].join('\n\n');
}

/** The page with the marked part of each result's suite replaced; a suite without a marked part is left out. */
export function replaceFigures(
  text: string,
  results: readonly Result[],
  suites: readonly Measured[],
): string {
  return results.reduce((page, result) => {
    const from = page.indexOf(begin(result.suite));
    const to = page.indexOf(end, from);
    if (from < 0 || to < 0) return page;
    return `${page.slice(0, from)}${begin(result.suite)}\n\n${figuresOf(result, suites)}\n\n${page.slice(to)}`;
  }, text);
}

/** Rewrites the tables of docs/performance.md; what stands around them stays. */
export async function writeDocs(results: readonly Result[], suites: readonly Measured[]): Promise<void> {
  await writeFile(page, replaceFigures(await readFile(page, 'utf8'), results, suites));
}
