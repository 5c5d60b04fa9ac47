import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a process uses. */
export interface Usage {
  /** Bytes of real memory at the moment. */
  memory: number;
  /** Milliseconds it has computed since it was started, on all cores together. */
  computed: number;
}

const kilobyte = 1024;
/** Linux tells times to programs in hundredths of a second on every machine. */
const tick = 10;
const run = promisify(execFile);

/**
 * What a process uses; undefined for one that is gone, and where the system does not tell.
 * @param proc where Linux shows its processes
 */
export async function usageOf(pid: number, proc = '/proc'): Promise<Usage | undefined> {
  try {
    return process.platform === 'linux' ? await fromProc(pid, proc) : await fromPs(pid);
  } catch {
    // Both ways fail for a process that has ended, which who waits for it hears of anyway. Where they fail for every process,
    // the decoder says so when it is opened.
    return undefined;
  }
}

async function fromProc(pid: number, proc: string): Promise<Usage> {
  const [status, stat] = await Promise.all([
    readFile(join(proc, String(pid), 'status'), 'utf8'),
    readFile(join(proc, String(pid), 'stat'), 'utf8'),
  ]);
  // Behind the name, which may hold anything: user time is the 12th field from there, system time the 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * kilobyte,
    computed: (Number(fields[11]) + Number(fields[12])) * tick,
  };
}

async function fromPs(pid: number): Promise<Usage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [memory = '0', time = '0'] = stdout.trim().split(/\s+/);
  // Hours, minutes and seconds with hundredths, what is zero in front left out.
  const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memory: Number(memory) * kilobyte, computed: seconds * 1_000 };
}
