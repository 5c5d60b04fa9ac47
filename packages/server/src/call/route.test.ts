import { defineCall } from '@kontor/contract';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { routesOf } from './route.ts';

const readByVisitors = defineCall({
  name: 'getTest',
  method: 'GET',
  path: 'test',
  access: 'anyone',
  limit: 'read',
  noun: 'test',
  summary: 'A call',
  data: Type.Object({}),
});
const readByPeople = defineCall({ ...readByVisitors, access: 'signed-in' });
const writtenByVisitors = defineCall({ ...readByVisitors, method: 'POST' });
const perform = () => ({});

test('where pages are cached, what visitors read says what it depends on, or that no such page shows it', () => {
  const route = routesOf({ requiresTags: true });
  expect(() => route(readByVisitors, perform)).toThrow('getTest does not say what its answer depends on');
  expect(route(readByVisitors, perform, { tags: () => ['reference'] }).tags).toBeDefined();
  expect(route(readByVisitors, perform, { tags: 'none' }).tags).toBeUndefined();
  route(readByPeople, perform);
  route(writtenByVisitors, perform);
  routesOf()(readByVisitors, perform);
});

test('an answer that is cached itself has tags', () => {
  const route = routesOf({ requiresTags: true });
  expect(() => route(readByVisitors, perform, { isCached: true, tags: 'none' })).toThrow('with tags');
});
