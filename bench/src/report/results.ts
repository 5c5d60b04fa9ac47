import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { inProject } from '../paths.ts';
import type { Section } from '../suite.ts';
import type { Machine } from './machine.ts';

const folder = inProject('bench', 'results');

/** What a run of one suite found, as it is stored. */
export interface Result {
  suite: string;
  businesses: number;
  rounds: number;
  /** ISO date. */
  measuredAt: string;
  machine: Machine;
  sections: Section[];
}

/** One file for each suite and size: a new run takes the place of the last. */
export async function writeResult(result: Result): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${result.suite}-${result.businesses}.json`;
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}

/** The stored results of one size, by suite. */
export async function readResults(businesses: number): Promise<Result[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(`-${businesses}.json`)).sort();
  return Promise.all(
    files.map(async (file): Promise<Result> => JSON.parse(await readFile(`${folder}/${file}`, 'utf8'))),
  );
}
