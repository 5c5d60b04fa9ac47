import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toolEnvironment } from './environment.ts';
import { inProject } from './project.ts';

export interface ToolRun {
  code: number;
  output: string;
}

export interface ToolOptions {
  /** Where it runs, the project's folder if not said. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Milliseconds it may take; then it is ended with all it has started, and what it said so far says so. */
  limit?: number | undefined;
}

/** Runs a command-line tool of an installed package on this Node to its end, and keeps what it says. */
export function runTool(
  packageName: string,
  command: string,
  parameters: string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  return runScript(findCommand(packageName, command), parameters, options);
}

/** The same for a script of the project. */
export async function runScript(
  path: string,
  parameters: string[],
  { folder = inProject(), environment = {}, signal, limit }: ToolOptions = {},
): Promise<ToolRun> {
  const child = spawn(process.execPath, [path, ...parameters], {
    cwd: folder,
    env: toolEnvironment({ NO_COLOR: '1', FORCE_COLOR: undefined, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    // A group of its own, so that what it leaves behind can be ended with it.
    detached: true,
  });
  const group = keepGroup(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const timers = new Set<NodeJS.Timeout>();
  const letGo = () => {
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
  };
  if (limit) {
    const end = () => {
      output += `\nEnded, since it took longer than ${limit / 1000} s.`;
      group.end();
      letGo();
    };
    timers.add(setTimeout(end, limit));
  }
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status) => resolve(status ?? 1));
      // What the tool has left behind would hold its output open for as long as it lives.
      child.once('exit', () => {
        group.end();
        timers.add(setTimeout(letGo, 5000));
      });
    });
    return { code, output: output.trim() };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    group.end();
  }
}

const groups = new Set<number>();
process.on('exit', () => endTools('SIGKILL'));

/** Tells all that runs to end: the terminal's Ctrl-C does not reach groups of their own. */
export function endTools(signal: 'SIGINT' | 'SIGKILL'): void {
  for (const leader of groups) endGroup(leader, signal);
}

/** The group a process leads: ended with this process at the latest. */
function keepGroup({ pid }: ChildProcess): { end(): void } {
  // One that could not be started leads none.
  if (pid === undefined) return { end: () => undefined };
  groups.add(pid);
  return {
    end() {
      endGroup(pid);
      groups.delete(pid);
    },
  };
}

function endGroup(leader: number, signal: 'SIGINT' | 'SIGKILL' = 'SIGKILL'): void {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The file behind a package's command, as its package.json names it. */
function findCommand(packageName: string, command: string): string {
  const manifest = manifestOf(packageName);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

function manifestOf(packageName: string): string {
  const require = createRequire(inProject('package.json'));
  // Not every package lets its package.json be resolved; its folder is where all look for it.
  const folders = require.resolve.paths(packageName) ?? [];
  const found = folders.map((folder) => join(folder, packageName, 'package.json')).find(isFile);
  if (!found) throw new Error(`The package ${packageName} is not installed.`);
  return found;
}

function isFile(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    // Not in this one of the folders.
    return false;
  }
}
