import { expect, it } from 'vitest';
import { breadcrumbList, stepsThrough } from './breadcrumbs.ts';

it('leads through the tree by absolute searches, numbered from 1', () => {
  const nodes = [
    { id: '0006', name: 'Power Transmission' },
    { id: '000601', name: 'Bearings' },
    { id: '00060101', name: 'Ball' },
  ];
  const search = 'https://mx.kontor.example/search-result?business=PR&countries=global';
  const steps = [...stepsThrough(nodes, 'https://mx.kontor.example', 'PR'), { name: 'Pump' }];
  expect(breadcrumbList(steps)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Power Transmission', item: `${search}&industry=0006` },
      { '@type': 'ListItem', position: 2, name: 'Bearings', item: `${search}&industry=0006&category=000601` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Ball',
        item: `${search}&industry=0006&category=000601&subcategory=00060101`,
      },
      { '@type': 'ListItem', position: 4, name: 'Pump' },
    ],
  });
});
