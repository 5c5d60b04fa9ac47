import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { killSamples, readySample, startSample } from './testing-sample.ts';

afterEach(killSamples);

test('SIGTERM lets the request under way finish, then ends the process with 0', async () => {
  const { child, origin } = await readySample();
  const answer = fetch(`${origin}/slow`);
  await once(child, 'message');
  child.kill('SIGTERM');
  child.send('finish');
  const [[code], response] = await Promise.all([once(child, 'exit'), answer]);
  expect(await response.json()).toEqual({ finished: true });
  expect(code).toBe(0);
});

test('while it stops, readiness is 503 first and connections are still accepted', async () => {
  const { child, origin } = await readySample(undefined, 6);
  const ended = once(child, 'exit');
  const answer = fetch(`${origin}/slow`);
  await once(child, 'message');
  child.kill('SIGTERM');
  const ready = await expect
    .poll(async () => fetch(`${origin}/readyz`), { timeout: 5_900, interval: 20 })
    .toMatchObject({ status: 503 })
    .then(() => fetch(`${origin}/readyz`));
  expect(await ready.json()).toMatchObject({
    data: { parts: { process: { ready: false, reason: 'stopping' } } },
  });
  const late = await fetch(`${origin}/work`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  child.send('finish');
  expect((await answer).status).toBe(200);
  expect((await ended)[0]).toBe(0);
  await expect(fetch(`${origin}/work`)).rejects.toThrow();
});

test('a keep-alive connection gets its next answer after SIGTERM, then is closed', async () => {
  const { child, port } = await readySample();
  const ended = once(child, 'exit');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ status: number | undefined; connection: string | undefined; reused: boolean }>(
      (resolve, reject) => {
        const sent = get({ port, host: '127.0.0.1', path: '/work', agent }, (response) => {
          response.resume();
          response.on('end', () => {
            const { statusCode: status, headers } = response;
            resolve({ status, connection: headers.connection, reused: sent.reusedSocket });
          });
        });
        sent.on('error', reject);
      },
    );
  expect(await ask()).toMatchObject({ status: 200, connection: 'keep-alive' });
  child.kill('SIGTERM');
  // Until the signal has arrived, answers keep the connection.
  let last = await ask();
  while (last.connection === 'keep-alive') last = await ask();
  expect(last).toEqual({ status: 200, connection: 'close', reused: true });
  expect((await ended)[0]).toBe(0);
  agent.destroy();
});

test('a client that never leaves does not keep the process from ending within 10 s', async () => {
  const { child, origin, port } = await readySample();
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const hanging = fetch(`${origin}/hangs`).catch((error: Error) => error);
  await once(child, 'message');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  // By its own clock: one that is not done after 10 s ends with 1.
  expect(code).toBe(0);
  expect(await hanging).toBeInstanceOf(Error);
  idle.destroy();
});

test('who sends headers byte by byte is cut off; others are served meanwhile', async () => {
  const { origin, port } = await readySample();
  const slow = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
  const answers = slow.map(
    (socket) =>
      new Promise<string>((resolve) => {
        let received = '';
        const drip = setInterval(() => socket.write('x'), 50);
        socket.write('GET /work HTTP/1.1\r\nHost: a\r\nX-A: ');
        socket.on('data', (chunk) => {
          received += chunk;
        });
        socket.on('error', () => {});
        socket.on('close', () => {
          clearInterval(drip);
          resolve(received);
        });
      }),
  );
  expect((await fetch(`${origin}/work`)).status).toBe(200);
  for (const answer of await Promise.all(answers)) {
    if (answer !== '') expect(answer).toContain('HTTP/1.1 408 ');
  }
  expect((await fetch(`${origin}/work`)).status).toBe(200);
});

test('who sends a body slowly takes nobody else’s place', async () => {
  const { origin, port } = await readySample();
  const head =
    'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
  // More than there are places.
  const slow = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  const closed = slow.map((socket) => {
    socket.on('error', () => {});
    socket.resume().write(head);
    return once(socket, 'close');
  });
  expect((await fetch(`${origin}/work`)).status).toBe(200);
  await Promise.all(closed);
});

test('a process whose parent is gone ends by itself', async () => {
  const { child } = await readySample();
  child.disconnect();
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('a taken port is one clear sentence and code 1', async () => {
  const { port } = await readySample();
  const second = startSample(port);
  expect((await once(second.child, 'close'))[0]).toBe(1);
  expect(second.errors().trim()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program; stop that one or set API_PORT to a free port.`,
  );
});
