import { HelpRequest, type Issue, type IssueCode, ProfileChange } from '@kontor/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './answer-error.ts';
import { compileValidator } from './validation.ts';

async function issuesOf(schema: object, body: unknown): Promise<Issue[]> {
  const app = Fastify();
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerErrors(() => undefined, false));
  app.post('/', { schema: { body: schema } }, () => ({}));
  const answer = await app.inject({ method: 'POST', url: '/', payload: body as object });
  await app.close();
  return answer.json().issues ?? [];
}

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

it.each<[schema: object, body: object, field: string, code: IssueCode, limit?: number]>([
  [object({}, { required: ['a'] }), {}, 'a', 'required'],
  [object({ a: { type: 'string', minLength: 1 } }), { a: '' }, 'a', 'required'],
  [object({ a: { type: 'string', minLength: 3 } }), { a: 'x' }, 'a', 'tooShort', 3],
  [object({ a: { type: 'string', maxLength: 3 } }), { a: 'xxxx' }, 'a', 'tooLong', 3],
  [object({ a: { type: 'number', minimum: 2 } }), { a: 1 }, 'a', 'tooSmall', 2],
  [object({ a: { type: 'number', maximum: 2 } }), { a: 3 }, 'a', 'tooLarge', 2],
  [object({ a: { type: 'array', minItems: 1 } }), { a: [] }, 'a', 'tooFew', 1],
  [object({ a: { type: 'array', maxItems: 1 } }), { a: [1, 2] }, 'a', 'tooMany', 1],
  [object({ a: { type: 'integer' } }), { a: 'x' }, 'a', 'notANumber'],
  [object({ a: { type: 'string' } }), { a: 1 }, 'a', 'malformed'],
  [object({ a: { enum: ['x'] } }), { a: 'y' }, 'a', 'unknown'],
  [object({}, { additionalProperties: false }), { b: 1 }, 'b', 'unexpected'],
  [object({ a: { type: 'string' } }), { a: 'nul \u0000' }, 'a', 'notPlainText'],
  [object({ a: { type: 'string', pattern: '^x$' } }), { a: 'y' }, 'a', 'malformed'],
  [ProfileChange, { city: 'one\ntwo' }, 'city', 'notOneLine'],
  [HelpRequest, { companyPhone: '1', email: 'nobody' }, 'email', 'notAnAddress'],
  [HelpRequest, { companyPhone: 'call me', email: 'a@b.example' }, 'companyPhone', 'notAPhone'],
  [HelpRequest, { companyPhone: '1', email: 'a@b.example', country: 'mx' }, 'country', 'unknown'],
])('%j refuses %j at %s: %s', async (schema, body, field, code, limit) => {
  const expected = limit === undefined ? { field, code } : { field, code, limit };
  const [issue, ...others] = await issuesOf(schema, body);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ in: 'body', ...expected });
  expect('limit' in (issue ?? {})).toBe(limit !== undefined);
});
