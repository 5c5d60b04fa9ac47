import { type MyProfile, type ProfileChange, readBirthDate, readPhone } from '@kontor/contract';
import type { Issues } from '@kontor/web/form/form-result';

/** What the form holds: what was typed, and the ids of what was chosen; empty for what is not stated. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  dialCode: string;
  phoneNumber: string;
  country: string;
  state: string;
  city: string;
  gender: string;
  preferredLanguage: string;
  birthDate: string;
  showBirthDate: boolean;
  profession: string;
  showProfession: boolean;
  companyName: string;
  industry: string;
  jobPosition: string;
  businessType: string;
  briefPresentation: string;
}

/** Fields as the API names them. */
export type ProfileField = Exclude<keyof ProfileChange, 'profilePhoto' | 'coverPhoto' | 'removesMobilePhone'>;

export function valuesOf(profile: MyProfile): ProfileValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    dialCode: profile.mobilePhone?.countryCode ?? '',
    phoneNumber: profile.mobilePhone?.phoneNumber ?? '',
    country: profile.country?.code ?? '',
    state: profile.state?.stateID ?? '',
    city: profile.city ?? '',
    gender: profile.gender?.code ?? '',
    preferredLanguage: profile.preferredLanguage?.code ?? '',
    birthDate: profile.birthDate ?? '',
    showBirthDate: profile.showBirthDate,
    profession: profile.profession ?? '',
    showProfession: profile.showProfession,
    companyName: profile.companyName ?? '',
    industry: profile.industry?.id ?? '',
    jobPosition: profile.jobPosition?.jobPositionID ?? '',
    businessType: profile.businessType?.code ?? '',
    briefPresentation: profile.briefPresentation ?? '',
  };
}

/** With the code of their country for a phone that has none: it is shown in its place from the beginning. */
export function withDialCode(values: ProfileValues, preset: string | undefined): ProfileValues {
  return preset === undefined || values.dialCode !== '' ? values : { ...values, dialCode: preset };
}

/**
 * What is sent (checklist 235): every field but the e-mail address; the phone is dropped when its number is empty, its code gets a
 * plus sign if missing. An empty text takes away what was there; that a phone was taken away is said by a field of its own.
 */
export function changeOf(
  { dialCode, phoneNumber, ...values }: ProfileValues,
  hadPhone: boolean,
): ProfileChange {
  if (phoneNumber.trim() === '') return hadPhone ? { ...values, removesMobilePhone: true } : values;
  const countryCode = `+${dialCode.replace(/\D/g, '')}`;
  return { ...values, mobilePhone: { countryCode, phoneNumber: phoneNumber.trim() } };
}

/** What is wrong before anything is sent (checklist 233, 234). Where the dial codes could not be loaded, any counts. */
export function issuesOf(values: ProfileValues, dialCodes: readonly string[]): Issues<ProfileField> {
  const { firstName, lastName, dialCode: countryCode, phoneNumber, birthDate } = values;
  const known = dialCodes.length > 0 ? dialCodes : undefined;
  return {
    ...(firstName.trim() === '' && { firstName: { code: 'required' } }),
    ...(lastName.trim() === '' && { lastName: { code: 'required' } }),
    ...(readPhone({ countryCode, phoneNumber }, known) === undefined && {
      mobilePhone: { code: 'notAPhone' },
    }),
    ...(birthDate.trim() !== '' &&
      readBirthDate(birthDate) === undefined && { birthDate: { code: 'notADate' } }),
  };
}
