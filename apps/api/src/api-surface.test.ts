import { calls, errorStatus, internalCalls } from '@kontor/contract';
import { testSurface } from '@kontor/server/testing/surface';
import { expect, test } from 'vitest';
import { refuseUndeclared } from './refuse-undeclared.ts';
import { internalRoutes, routes } from './routes.ts';
import { internalToken } from './test/internal-token.ts';
import { sharedApi } from './test/shared-api.ts';

const api = await sharedApi();

const counted = await sharedApi(undefined, { RATE_LIMIT: 1, TRUST_PROXY: 'loopback' });
const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } = await (
  await fetch(`${api.url}/openapi.json`)
).json();
testSurface({
  calls: [...calls, ...internalCalls.api],
  routes: [...routes, ...internalRoutes],
  origin: new URL(counted.url).origin,
  prefix: '/api/v1',
  internalToken,
  folder: new URL('.', import.meta.url),
  described: Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  ),
});

test('the description holds every call with its errors, and no other path', async () => {
  const description = await (await fetch(`${api.url}/openapi.json`)).json();
  expect(description.openapi).toBe('3.1.0');
  type Operation = { operationId: string; responses: Record<string, unknown> };
  const operations = Object.entries<Record<string, Operation>>(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      where: `${method.toUpperCase()} ${path}`,
    })),
  );
  expect(operations.map(({ operationId, where }) => `${operationId} ${where}`).sort()).toEqual(
    calls.map(({ name, method, path }) => `${name} ${method} /api/v1/${path}`).sort(),
  );
  for (const { name, errors = [] } of calls) {
    const responses = operations.find(({ operationId }) => operationId === name)?.responses ?? {};
    const statuses = ['Internal' as const, ...errors].map((error) => String(errorStatus[error]));
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(statuses));
  }
});

test('a call with a file is described as a form with its fields and the file', async () => {
  const { paths } = await (await fetch(`${api.url}/openapi.json`)).json();
  for (const call of calls.filter(({ file }) => file)) {
    const { content } = paths[`/api/v1/${call.path}`].post.requestBody;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    const { allOf } = content['multipart/form-data'].schema;
    const properties = Object.assign({}, ...allOf.map((part: { properties: object }) => part.properties));
    expect(Object.keys(properties).sort()).toEqual(
      [...Object.keys(call.body?.properties ?? {}), 'file'].sort(),
    );
    expect(properties.file).toMatchObject({ type: 'string', contentMediaType: 'application/octet-stream' });
  }
});

test('the description can be browsed', async () => {
  const answer = await fetch(`${api.url}/docs`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('swagger-ui');
});

test('an unknown path and a malformed body get the envelope with a request id', async () => {
  const unknown = await fetch(`${api.url}/nothing-here`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    success: false,
    name: 'NotFound',
    requestId: unknown.headers.get('x-request-id'),
  });

  const headers = { 'content-type': 'application/json' };
  const malformed = await fetch(`${api.url}/search/business`, {
    method: 'POST',
    headers,
    body: '{"textQuery":',
  });
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toMatchObject({ success: false, name: 'BadRequest' });
});

test('a route without contract ends the start', () => {
  const bare = {
    method: 'GET',
    url: '/api/v1/secret',
    path: '/secret',
    prefix: '/api/v1',
    handler: () => {},
  } as never;
  expect(() => refuseUndeclared(bare)).toThrow('has no contract');
});
