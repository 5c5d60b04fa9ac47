import type { MyProfile } from '@kontor/contract';
import type { SelectOption } from '@kontor/ui';
import { dialCodesOf } from './dial-codes.ts';
import type { ReferenceLists } from './use-reference-lists.ts';

/** The choices of the form. */
export type Options = Record<
  'dialCodes' | 'countries' | 'genders' | 'languages' | 'jobPositions' | 'businessTypes' | 'industries',
  readonly SelectOption[]
>;

/** Stands for no choice; also in menus, where nothing can be emptied. */
const nothing: SelectOption = { value: '', text: '---' };

/**
 * The lists as options. The profile's own values are always among them, even if a list could not be loaded, so that saving
 * does not change them.
 */
export function optionsOf(lists: ReferenceLists, profile: MyProfile, locale: string): Options {
  const { country, gender, preferredLanguage, jobPosition, businessType, industry, mobilePhone } = profile;
  return {
    dialCodes: withChosen(dialCodesOf(lists.countries, locale), mobilePhone && same(mobilePhone.countryCode)),
    countries: withChosen(
      lists.countries.map(({ code, countryName }) => ({ value: code, text: countryName })),
      country && { value: country.code, text: country.countryName },
    ),
    genders: [nothing, ...withChosen(lists.genders.map(named), gender && named(gender))],
    languages: withChosen(lists.languages.map(language), preferredLanguage && language(preferredLanguage)),
    jobPositions: [
      nothing,
      ...withChosen(lists.jobPositions.map(position), jobPosition && position(jobPosition)),
    ],
    businessTypes: [
      nothing,
      ...withChosen(
        lists.businessTypes.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName })),
        businessType && named(businessType),
      ),
    ],
    industries: [
      nothing,
      ...withChosen(
        lists.industries.map(({ id, name }) => ({ value: id, text: name })),
        industry && { value: industry.id, text: industry.name },
      ),
    ],
  };
}

function withChosen(options: SelectOption[], chosen: SelectOption | undefined): SelectOption[] {
  if (!chosen || options.some(({ value }) => value === chosen.value)) return options;
  return [chosen, ...options];
}

function same(value: string): SelectOption {
  return { value, text: value };
}

function named({ code, name }: { code: string; name: string }): SelectOption {
  return { value: code, text: name };
}

function position({ jobPositionID, name }: { jobPositionID: string; name: string }): SelectOption {
  return { value: jobPositionID, text: name };
}

function language({ code, name, languageName }: { code: string; name: string; languageName: string }) {
  return { value: code, text: name === languageName ? name : `${name} (${languageName})` };
}
