import { expect, it } from 'vitest';
import { changeOf, issuesOf, valuesOf, withDialCode } from './profile-values.ts';

const profile = {
  userID: '28c12e90-444d-4d1f-baef-c387739aede6',
  username: 'marisol-trevino-28c1',
  firstName: 'Marisol',
  lastName: 'Treviño',
  email: 'marisol@kontor.example',
  mobilePhone: { countryCode: '+52', phoneNumber: '477 555 0164' },
  country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
  state: { stateID: 'MX-GUA', stateName: 'Guanajuato' },
  gender: { code: 'F', name: 'Female' },
  preferredLanguage: { code: 'es', name: 'Spanish', languageName: 'Español' },
  birthDate: '1970-10-24',
  showBirthDate: true,
  showProfession: false,
  industry: { id: '0006', name: 'Power Transmission' },
  jobPosition: { jobPositionID: 'buyer', name: 'Buyer' },
  businessType: { code: 'MA' as const, name: 'Manufacturers' },
};
const values = valuesOf(profile);
const dialCodes = ['+52', '+1'];

it('sends every field, never the e-mail address', () => {
  expect(changeOf(values, true)).toEqual({
    firstName: 'Marisol',
    lastName: 'Treviño',
    mobilePhone: { countryCode: '+52', phoneNumber: '477 555 0164' },
    country: 'MX',
    state: 'MX-GUA',
    city: '',
    gender: 'F',
    preferredLanguage: 'es',
    birthDate: '1970-10-24',
    showBirthDate: true,
    profession: '',
    showProfession: false,
    companyName: '',
    industry: '0006',
    jobPosition: 'buyer',
    businessType: 'MA',
    briefPresentation: '',
  });
});

it('takes the code of the country for a phone that has none', () => {
  expect(withDialCode({ ...values, dialCode: '' }, '+52').dialCode).toBe('+52');
  expect(withDialCode({ ...values, dialCode: '+1' }, '+52').dialCode).toBe('+1');
  expect(withDialCode({ ...values, dialCode: '' }, undefined).dialCode).toBe('');
});

it('drops a phone without number, also one that was there, and adds a missing plus sign', () => {
  const without = changeOf({ ...values, phoneNumber: ' ' }, false);
  expect(Object.keys(without)).not.toContain('mobilePhone');
  expect(Object.keys(without)).not.toContain('removesMobilePhone');
  const removed = changeOf({ ...values, phoneNumber: '' }, true);
  expect(removed).toEqual({ ...without, removesMobilePhone: true });
  expect(changeOf({ ...values, dialCode: ' 1' }, true).mobilePhone).toMatchObject({ countryCode: '+1' });
});

it('finds what is wrong before it is sent', () => {
  expect(issuesOf(values, dialCodes)).toEqual({});
  expect(issuesOf({ ...values, firstName: ' ', lastName: '' }, dialCodes)).toEqual({
    firstName: { code: 'required' },
    lastName: { code: 'required' },
  });
  for (const wrong of [{ phoneNumber: '1234567' }, { dialCode: '' }, { dialCode: '+99' }])
    expect(issuesOf({ ...values, ...wrong }, dialCodes)).toEqual({ mobilePhone: { code: 'notAPhone' } });
  expect(issuesOf({ ...values, birthDate: '1970-02-30' }, dialCodes)).toEqual({
    birthDate: { code: 'notADate' },
  });
  for (const birthDate of ['', '1970 10 24', '1970/10/24', '1970.10.24'])
    expect(issuesOf({ ...values, birthDate }, dialCodes)).toEqual({});
  expect(issuesOf({ ...values, dialCode: '+99' }, [])).toEqual({});
});
