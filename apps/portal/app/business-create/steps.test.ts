import { expect, test } from 'vitest';
import { writeChosenPicture } from './chosen-picture.ts';
import {
  bodyOf,
  issuesOf,
  issuesWithin,
  type NewBusinessValues,
  startValues,
} from './new-business-values.ts';
import { nextStep, previousStep, stepOf } from './steps.ts';

const full: NewBusinessValues = {
  ...startValues('MX'),
  companyName: ' Engranes Tepeyac ',
  businessType: 'MA',
  state: 'MX-JAL',
  categories: '0006.000601 0006.000602',
  shortDescription: 'Spur gears.',
};
const completeIn = (values: NewBusinessValues) => (step: 'name' | 'work' | 'pictures') =>
  Object.keys(issuesOf(step, values, true)).length === 0;

test('an address leads to its step, but to none behind one that is not complete', () => {
  expect(stepOf('', completeIn(full))).toBe('name');
  expect(stepOf('#pictures', completeIn(full))).toBe('pictures');
  expect(stepOf('#elsewhere', completeIn(full))).toBe('name');
  expect(stepOf('#pictures', completeIn({ ...full, categories: '' }))).toBe('work');
  expect(stepOf('#pictures', completeIn({ ...full, state: '' }))).toBe('name');
  expect([nextStep('name'), nextStep('pictures'), previousStep('name'), previousStep('pictures')]).toEqual([
    'work',
    undefined,
    undefined,
    'work',
  ]);
});

test('each step says what it misses; a state only where the country has any', () => {
  const empty = startValues('');
  expect(Object.keys(issuesOf('name', empty, true))).toEqual([
    'companyName',
    'businessType',
    'country',
    'state',
  ]);
  expect(issuesOf('name', { ...full, state: '' }, false)).toEqual({});
  expect(issuesOf('work', { ...empty, shortDescription: '  ' }, true)).toEqual({
    categories: { code: 'tooFew', limit: 1 },
    shortDescription: { code: 'required' },
  });
  expect(issuesOf('pictures', empty, true)).toEqual({});
});

test('a step says what is wrong with its own fields, not with those of another one', () => {
  const issues = { ...issuesOf('name', startValues(''), true), ...issuesOf('work', startValues(''), true) };
  expect(Object.keys(issuesWithin('name', issues))).toEqual([
    'companyName',
    'businessType',
    'country',
    'state',
  ]);
  expect(Object.keys(issuesWithin('work', issues))).toEqual(['categories', 'shortDescription']);
  expect(issuesWithin('pictures', issues)).toEqual({});
});

test('what is sent is what the call takes; pictures go with what is to be seen', () => {
  const picture = {
    token: '5b0c1f5e-3d0e-4c8e-9f0a-0d4b6f3a2c11',
    url: '/files/x/512.webp',
    alt: 'Our sign',
  };
  expect(bodyOf({ ...full, profilePhoto: writeChosenPicture(picture), coverPhoto: 'broken' })).toEqual({
    companyName: 'Engranes Tepeyac',
    businessType: 'MA',
    country: 'MX',
    state: 'MX-JAL',
    categories: ['0006.000601', '0006.000602'],
    shortDescription: 'Spur gears.',
    profilePhoto: { token: picture.token, alt: 'Our sign' },
  });
});
