import type { NewBusiness } from '@kontor/contract';
import type { Issues } from '@kontor/web/form/form-result';
import { readChosenPicture } from './chosen-picture.ts';
import type { Step } from './steps.ts';

/** What the form holds, and its draft: texts alone. */
export interface NewBusinessValues {
  companyName: string;
  businessType: string;
  country: string;
  state: string;
  /** `industry.category` each, with spaces between them. */
  categories: string;
  shortDescription: string;
  /** As `writeChosenPicture` writes them; empty for none. */
  profilePhoto: string;
  coverPhoto: string;
  /** With it the same business is not created twice. Empty until the last step. */
  idempotencyKey: string;
}

export type NewBusinessField = Exclude<keyof NewBusinessValues, 'idempotencyKey'>;

export function startValues(country: string): NewBusinessValues {
  return {
    companyName: '',
    businessType: '',
    country,
    state: '',
    categories: '',
    shortDescription: '',
    profilePhoto: '',
    coverPhoto: '',
    idempotencyKey: '',
  };
}

export function categoriesOf({ categories }: Pick<NewBusinessValues, 'categories'>): string[] {
  return categories === '' ? [] : categories.split(' ');
}

export const fieldsOf: Record<Step, readonly NewBusinessField[]> = {
  name: ['companyName', 'businessType', 'country', 'state'],
  work: ['categories', 'shortDescription'],
  pictures: ['profilePhoto', 'coverPhoto'],
};

/** Of what was found wrong, what can be mended in a step: no other has those fields. */
export function issuesWithin(step: Step, issues: Issues<NewBusinessField>): Issues<NewBusinessField> {
  return Object.fromEntries(
    fieldsOf[step].flatMap((field) => (issues[field] ? [[field, issues[field]]] : [])),
  );
}

const isBlank = (text: string) => text.trim() === '';

/** The fields of each step that are wanted and empty. @param hasStates of the country; undefined while that is not known */
export function issuesOf(
  step: Step,
  values: NewBusinessValues,
  hasStates: boolean | undefined,
): Issues<NewBusinessField> {
  const { companyName, businessType, country, state, shortDescription } = values;
  if (step === 'name')
    return {
      ...(isBlank(companyName) && { companyName: { code: 'required' } }),
      ...(businessType === '' && { businessType: { code: 'notChosen' } }),
      ...(country === '' && { country: { code: 'notChosen' } }),
      ...(hasStates && state === '' && { state: { code: 'notChosen' } }),
    };
  if (step === 'work')
    return {
      ...(categoriesOf(values).length === 0 && { categories: { code: 'tooFew', limit: 1 } }),
      ...(isBlank(shortDescription) && { shortDescription: { code: 'required' } }),
    };
  return {};
}

/** What is sent (checklist 165). */
export function bodyOf(values: NewBusinessValues): NewBusiness {
  const profilePhoto = readChosenPicture(values.profilePhoto);
  const coverPhoto = readChosenPicture(values.coverPhoto);
  return {
    companyName: values.companyName.trim(),
    // The list offers nothing else.
    businessType: values.businessType as NewBusiness['businessType'],
    country: values.country,
    ...(values.state && { state: values.state }),
    categories: categoriesOf(values),
    shortDescription: values.shortDescription.trim(),
    ...(profilePhoto && { profilePhoto: { token: profilePhoto.token, alt: profilePhoto.alt } }),
    ...(coverPhoto && { coverPhoto: { token: coverPhoto.token, alt: coverPhoto.alt } }),
  };
}
