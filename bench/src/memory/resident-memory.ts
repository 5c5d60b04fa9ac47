import { readdirSync, readFileSync } from 'node:fs';
import { type ServiceName, serviceEntries } from '@kontor/launch/service-entries';

export const serviceNames = Object.keys(serviceEntries) as ServiceName[];

/** Megabytes each service of the machine's run has in memory; of Linux alone. @throws when one does not run */
export function residentMemory(launcher: number): Record<ServiceName, number> {
  const running = descendantsOf(launcher);
  const memoryOf = (name: ServiceName) => {
    const pid = running.find((each) => commandOf(each).includes(serviceEntries[name]));
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return megabytesOf(pid);
  };
  return Object.fromEntries(serviceNames.map((name) => [name, memoryOf(name)])) as Record<
    ServiceName,
    number
  >;
}

function descendantsOf(launcher: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? read(`/proc/${entry}/stat`) : '';
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === launcher || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Empty for a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
