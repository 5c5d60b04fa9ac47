import { expect, it } from 'vitest';
import { operatorOrganization } from './organization.ts';

it('the operator is known by the portal it runs', () => {
  expect(operatorOrganization('https://mx.kontor.example')).toMatchObject({
    '@type': 'Organization',
    name: 'Kontor Network, Inc.',
    url: 'https://mx.kontor.example/',
  });
});
