import { expect, test } from 'vitest';
import { createStateMatcher } from './match-state.ts';

const names: Record<string, string> = {
  'CN-GD': 'Guangdong Sheng',
  'KR-41': 'Gyeonggi-do',
  'IT-BZ': 'Bolzano, Bozen',
  'GB-LND': 'London, City of',
  'GB-DUR': 'Durham, County',
  'DE-BW': 'Baden-Württemberg',
  'ES-MD': 'Madrid, Comunidad de',
  'ES-M': 'Madrid',
  'US-NY': 'New York',
  'MX-NLE': 'Nuevo León',
};
const match = createStateMatcher(
  Object.entries(names).map(([id, name]) => ({ id, countryCode: id.slice(0, 2), name })),
);

test.each([
  ['CN', 'Guangdong', 'CN-GD'],
  ['KR', 'Gyeonggido', 'KR-41'],
  ['IT', 'Bozen', 'IT-BZ'],
  ['GB', 'County Durham', 'GB-DUR'],
  ['GB', 'Greater London', undefined],
  ['GB', 'London', undefined],
  ['DE', 'BADEN WURTTEMBERG', 'DE-BW'],
  ['DE', 'bw', 'DE-BW'],
  ['US', 'New York State', 'US-NY'],
  ['US', 'US-NY', 'US-NY'],
  ['CA', 'New York', undefined],
  ['MX', 'Nuevo Leon', 'MX-NLE'],
  ['MX', 'NL', undefined],
  ['US', '', undefined],
])('%s, "%s" is %s', (country, text, id) => {
  expect(match(country, text)).toBe(id);
});

test('a name that fits more than one state is none', () => {
  expect(match('ES', 'Madrid')).toBeUndefined();
  expect(match('ES', 'Comunidad de Madrid')).toBeUndefined();
});
