import { expect, test } from 'vitest';
import { readGrades, readStandards } from './read-standards.ts';

test.each([
  ['arnés EN 361', 'EN 361', "('en' & '361')"],
  ['masks EN149', 'EN149', "('en' & '149')"],
  ['EN ISO 20345 shoes', 'EN ISO 20345', "('en' & 'iso' & '20345')"],
  ['pipe ASTM A106 grade B', 'ASTM A106', "('astm' & 'a106')"],
  ['wellhead API 6A', 'API 6A', "('api' & '6a')"],
  ['GB/T5783螺栓', 'GB/T5783', "('gb' & 't5783')"],
  ['安全帽EN 397', 'EN 397', "('en' & '397')"],
  ['BIFMA X5.1 chair', 'BIFMA X5.1', "('bifma' & 'x5' & '1')"],
])('%s names a standard', (asked, text, query) => {
  expect(readStandards(asked)).toEqual([{ text, start: asked.indexOf(text), query }]);
});

test.each(['entrega en 20 días', 'iso container', '100 bearings', 'engine 500'])('%s names none', (text) => {
  expect(readStandards(text)).toEqual([]);
});

test.each([
  ['titanium grade 23 bar', 'grade 23', "(('grade' | 'gr' | 'grado' | 'guteklasse') & '23')"],
  ['varilla grado 60', 'grado 60', "(('grade' | 'gr' | 'grado' | 'guteklasse') & '60')"],
  ['vest class 2', 'class 2', "(('class' | 'klasse' | 'clase' | 'classe') & '2')"],
  ['mask Type IIR', 'Type IIR', "(('type' | 'typ' | 'tipo') & 'iir')"],
])('%s names a grade', (asked, text, query) => {
  expect(readGrades(asked)).toEqual([{ text, start: asked.indexOf(text), query }]);
});

test.each(['food grade hose', 'first class 5000', 'class a', 'types 2'])('%s names no grade', (text) => {
  expect(readGrades(text)).toEqual([]);
});
