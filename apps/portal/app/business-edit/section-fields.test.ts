import { businessSections } from '@kontor/contract';
import { expect, test } from 'vitest';

import { sectionFields, sections } from './section-fields.ts';

test('each section of the contract has its tab and all of its fields', () => {
  expect([...sections].toSorted()).toEqual(Object.keys(businessSections).toSorted());
  for (const tab of sections)
    expect([...sectionFields[tab]].toSorted()).toEqual(Object.keys(businessSections[tab]).toSorted());
});
