import { expect, it } from 'vitest';
import { completenessOf } from './profile-completeness.ts';

const empty = {
  userID: '28c12e90-444d-4d1f-baef-c387739aede6',
  username: 'marisol-trevino-28c1',
  firstName: 'Marisol',
  lastName: 'Treviño',
  showBirthDate: false,
  showProfession: false,
};

it('counts what others find somebody by, and nothing private', () => {
  expect(completenessOf(empty)).toBe(0);
  const industry = { id: '0006', name: 'Power Transmission' };
  expect(completenessOf({ ...empty, industry, city: 'León', profession: 'Engineer' })).toBeCloseTo(0.3);
  const privately = { birthDate: '1970-10-24', mobilePhone: { countryCode: '+52', phoneNumber: '47755501' } };
  expect(completenessOf({ ...empty, ...privately, email: 'marisol@kontor.example' })).toBe(0);
});
