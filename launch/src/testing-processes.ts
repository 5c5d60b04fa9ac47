import { readdirSync, readFileSync } from 'node:fs';
import type { Product } from './testing-product.ts';

interface Running {
  pid: number;
  parent: number;
  command: string;
}

function allProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const [, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(entry), parent: Number(parent), command }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

export function childrenOf(pid: number): Running[] {
  return allProcesses().filter(({ parent }) => parent === pid);
}

/** The services of a run, and the database of its data folder, whoever started that. */
export function processesOf({ child, dataDir }: Pick<Product, 'child' | 'dataDir'>): Running[] {
  return allProcesses().filter(
    ({ parent, command }) => parent === child.pid || command.includes(`-D ${dataDir}`),
  );
}

/** The process of a part, by a piece of its command line. @throws when it does not run */
export function pidOf(product: Product, part: string): number {
  const found = processesOf(product).find(({ command }) => command.includes(part));
  if (!found) throw new Error(`${part} does not run`);
  return found.pid;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
