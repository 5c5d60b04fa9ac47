import type { MyProfile } from '@kontor/contract';
import { expect, it } from 'vitest';
import { changeBack, withFieldsOf } from './profile-change.ts';

const before: MyProfile = {
  userID: '7fbfa272-1186-4979-99bc-a790ec330048',
  username: 'marisol',
  firstName: 'Marisol',
  lastName: 'Treviño',
  country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
  city: 'León',
  showBirthDate: false,
  showProfession: false,
};

it('leads back with the fields that became others, and no more', () => {
  const { city: _, ...saved } = {
    ...before,
    country: { code: 'US', countryName: 'United States', emoji: '🇺🇸' },
    profession: 'Buyer',
  };
  const change = {
    firstName: 'Marisol',
    country: 'US',
    city: '',
    profession: 'Buyer',
    showProfession: false,
  };
  expect(changeBack(change, before, saved)).toEqual({
    country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
    city: 'León',
    profession: '',
  });
});

it('leads back by fields that were sent alone: others were changed elsewhere', () => {
  const saved = { ...before, city: 'Silao', firstName: 'Ada' };
  expect(changeBack({ city: 'Silao' }, before, saved)).toEqual({ city: 'León' });
});

it('is no change when nothing became another, however it was sent', () => {
  expect(
    changeBack({ city: ' León ', country: 'MX', removesMobilePhone: true }, before, before),
  ).toBeUndefined();
});

it('takes a phone away again, and gives one back, without a phone that has no number', () => {
  const mobilePhone = { countryCode: '+52', phoneNumber: '477 555 0164' };
  expect(changeBack({ mobilePhone }, before, { ...before, mobilePhone })).toEqual({
    removesMobilePhone: true,
  });
  const back = changeBack({ removesMobilePhone: true }, { ...before, mobilePhone }, before);
  expect(back).toEqual({ mobilePhone });
  const shown = withFieldsOf({ ...before, mobilePhone }, { removesMobilePhone: true }, before);
  expect(shown.mobilePhone).toBeUndefined();
});

it('shows a profile with fields as they were, and those they were not left out', () => {
  const now = { ...before, city: 'Silao', profession: 'Buyer', firstName: 'Ada' };
  const shown = withFieldsOf(now, { city: 'León', profession: '' }, before);
  expect(JSON.parse(JSON.stringify(shown))).toEqual({ ...before, firstName: 'Ada' });
});
