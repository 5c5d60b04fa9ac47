import { expect, it } from 'vitest';
import { joinedLanguages, joinedNames, joinedParts } from './joined.ts';

it.each([
  ['en', 'A, B, C', 'A, C'],
  ['es', 'A, B, C', 'A, C'],
  ['it', 'A, B, C', 'A, C'],
  ['zh', 'A、B、C', 'A，C'],
])('in %s names are %s and stated parts %s', (language, names, parts) => {
  expect(joinedNames(['A', 'B', 'C'], language)).toBe(names);
  expect(joinedParts(['A', undefined, '', null, 'C'], language)).toBe(parts);
});

it.each([
  ['en', ['Italian', 'English'], 'Italian, English'],
  ['es', ['Italiano', 'Inglés', 'Alemán'], 'Italiano, inglés, alemán'],
  ['it', ['Italiano', 'Inglese'], 'Italiano, inglese'],
  ['zh', ['意大利语', '英语'], '意大利语、英语'],
  ['es', [], ''],
])('in %s the languages %j are %s', (language, names, text) => {
  expect(joinedLanguages(names, language)).toBe(text);
});
