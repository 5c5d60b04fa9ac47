import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addGauge } from './metrics.ts';
import { createService } from './service.ts';
import type { ServiceSettings } from './service-options.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function start(settings: Partial<ServiceSettings> = {}): Promise<string> {
  const config: ServiceSettings = { LOG_LEVEL: 'silent', ...settings };
  const app = createService({ name: 'sample', config, checks: {} });
  app.get('/thing/:id', () => ({}));
  app.get('/limited', { config: { limit: 'search' } }, () => ({}));
  addGauge(app, { name: 'kontor_sample_rows', help: 'Rows of the sample', read: () => 7 });
  apps.push(app);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function figures(origin: string): Promise<string> {
  return (await fetch(`${origin}/metrics`)).text();
}

test('requests are counted by route pattern and status, beside event loop and gauges of parts', async () => {
  const origin = await start({ RATE_LIMIT: 10 });
  for (const path of ['/thing/1', '/thing/2', '/nowhere/secret', '/limited', '/limited', '/limited']) {
    await (await fetch(origin + path)).text();
  }
  const text = await figures(origin);
  const count = 'kontor_http_request_duration_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/thing/:id",status="200"} 2`);
  expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`);
  expect(text).toContain('kontor_http_requests_limited_total{class="search"} 1');
  expect(text).toContain('kontor_http_requests_shed_total 0');
  expect(text).toContain('kontor_http_requests_under_way 0');
  expect(text).toContain('kontor_sample_rows 7');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toContain('secret');
});

test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
  'what comes through a proxy (%s) finds no metrics',
  async (name) => {
    const origin = await start({ TRUST_PROXY: 'loopback' });
    expect((await fetch(`${origin}/metrics`)).status).toBe(200);
    const answer = await fetch(`${origin}/metrics`, { headers: { [name]: '127.0.0.1' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ name: 'NotFound' });
  },
);

test('with a token they are for who bears it, wherever from', async () => {
  const token = 'a-token-of-16-signs';
  const origin = await start({ METRICS_TOKEN: token });
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const ask = (given: string) =>
    fetch(`${origin}/metrics`, {
      headers: { authorization: `Bearer ${given}`, 'x-forwarded-for': '203.0.113.1' },
    });
  expect((await ask('a-token-of-16-signz')).status).toBe(404);
  expect((await ask(token)).status).toBe(200);
});
