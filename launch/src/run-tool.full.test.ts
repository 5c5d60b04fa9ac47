import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runScript } from './run-tool.ts';

function aScript(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tool.mjs');
  writeFileSync(file, content);
  return file;
}

/** A script that starts a process which never ends and holds the script's output, and says its number. */
const leavesOneBehind = `
  import { spawn } from 'node:child_process';
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  child.unref();
  console.log(child.pid);`;

/** Waits for a process that was ended; whoever inherits it may take its time to bury it. */
async function gone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 60_000);
}

test('a tool is over when it ends, and what it left behind is ended', async () => {
  const { code, output } = await runScript(aScript(`${leavesOneBehind} process.exitCode = 3;`), []);
  expect(code).toBe(3);
  expect(Number(output)).toBeGreaterThan(0);
  await gone(Number(output));
});

test('a tool that takes too long is ended with all it started, and fails', async () => {
  const script = aScript(`${leavesOneBehind} await new Promise(() => setInterval(() => {}, 1000));`);
  const { code, output } = await runScript(script, [], { limit: 2000 });
  expect(code).toBe(1);
  expect(output).toMatch(/^\d+\n\nEnded, since it took longer than 2 s\.$/);
  await gone(Number.parseInt(output, 10));
});

test('a tool that is called off is ended', async () => {
  const calledOff = new AbortController();
  const run = runScript(aScript('setInterval(() => {}, 1000);'), [], { signal: calledOff.signal });
  calledOff.abort();
  await expect(run).rejects.toThrow('aborted');
});
