import { expect, it } from 'vitest';
import { viewOfPerson } from './person-view.ts';

const person = {
  userID: '28c12e90-444d-4d1f-baef-c387739aede6',
  username: 'marisol',
  firstName: 'Marisol',
  lastName: 'Treviño',
  origin: 'registered' as const,
  reactions: { reactionCount: { like: 2 } },
};

it("writes '---' for what is not known of the place (checklist 105)", () => {
  expect(viewOfPerson(person).place).toBe('--- / --- / ---');
  const country = { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' };
  expect(viewOfPerson({ ...person, country, city: 'Querétaro' }).place).toBe('Mexico / --- / Querétaro');
});

it('shows the photo, else the initials', () => {
  expect(viewOfPerson(person).photo).toMatch(/^\/picture\/avatar\/28c12e90-.*initials=MT/);
  expect(viewOfPerson({ ...person, profilePhoto: { url: '/me.jpg' } }).photo).toBe('/me.jpg');
});
