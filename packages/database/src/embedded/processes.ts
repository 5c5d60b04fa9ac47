import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  /** The command line, parted by spaces. */
  command: string;
}

/** Every process this one may see. The command line alone is readable for all users and in containers. */
export function listProcesses(): RunningProcess[] {
  if (!existsSync('/proc/self/cmdline')) return listWithPs();
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), command: commandOf(entry) }));
}

/** Whether a process of this number runs, be it another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended between the listing and the look.
    return '';
  }
}

function listWithPs(): RunningProcess[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().match(/^(\d+) (.*)$/))
    .filter((match) => match !== null)
    .map(([, pid, command]) => ({ pid: Number(pid), command: `${command} ` }));
}
