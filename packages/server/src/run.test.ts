import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the sample service as a child with an IPC channel, as the launcher does. */
function startSample(port: number) {
  const child = fork(new URL('./run-sample.ts', import.meta.url), [String(port)], { silent: true });
  children.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, errors: () => errors };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function startedSample() {
  const port = await freePort();
  const sample = startSample(port);
  expect(await once(sample.child, 'message')).toEqual([{ ready: true }, undefined]);
  return { ...sample, port };
}

test('SIGTERM lets the request under way finish, then ends the process with 0', async () => {
  const { child, port } = await startedSample();
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await once(child, 'message');
  child.kill('SIGTERM');
  child.send('finish');
  const [[code], response] = await Promise.all([once(child, 'exit'), answer]);
  expect(await response.json()).toEqual({ finished: true });
  expect(code).toBe(0);
});

test('a process whose parent is gone ends by itself', async () => {
  const { child } = await startedSample();
  child.disconnect();
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('a taken port is one clear sentence and code 1', async () => {
  const { port } = await startedSample();
  const second = startSample(port);
  expect((await once(second.child, 'close'))[0]).toBe(1);
  expect(second.errors().trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program; stop that one or set API_PORT to a free port.`,
  );
});
