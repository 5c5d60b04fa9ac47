import type { FieldIssue, HelpRequest } from '@kontor/contract';
import { helpRequestLimits, maxEmployees } from '@kontor/contract/help-request-limits';
import { emailShape } from '@kontor/web/form/email-shape';
import type { Issues } from '@kontor/web/form/form-result';

/** The form's fields as they are typed (checklist 189), in its order. */
export const helpRequestFields = [
  'firstName',
  'lastName',
  'jobPosition',
  'email',
  'mobilePhone',
  'businessName',
  'businessType',
  'website',
  'companyPhone',
  'companyFax',
  'totalEmployees',
  'salesEmployees',
  'address',
  'zipcode',
  'city',
  'country',
  'usaState',
  'buyProduct1',
  'buyProduct2',
  'buyProduct3',
  'buyProduct4',
  'moreInfoBuy',
  'sellProduct1',
  'sellProduct2',
  'sellProduct3',
  'sellProduct4',
  'moreInfoSell',
] as const satisfies readonly (keyof HelpRequest)[];
export type HelpRequestField = (typeof helpRequestFields)[number];
export type HelpRequestValues = Record<HelpRequestField, string>;

type HelpRequestIssues = Issues<HelpRequestField>;

export const noValues = Object.fromEntries(
  helpRequestFields.map((field) => [field, '']),
) as HelpRequestValues;

/** What a sent form holds; fields that are no text are empty. */
export function valuesIn(form: FormData): HelpRequestValues {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(helpRequestFields.map((field) => [field, text(field)])) as HelpRequestValues;
}

/** Company telephone and e-mail are required (checklist 221); what else is filled in must be what it is for. */
export function issuesOf(values: HelpRequestValues): HelpRequestIssues {
  const { companyPhone, email, totalEmployees, salesEmployees } = values;
  return withoutEmpty({
    companyPhone: requiredIssue(companyPhone, /\d/, { code: 'notAPhone' }),
    email: requiredIssue(email, emailShape, { code: 'notAnAddress' }),
    totalEmployees: countIssue(totalEmployees),
    salesEmployees: countIssue(salesEmployees),
    ...tooLong(values),
  });
}

function requiredIssue(text: string, pattern: RegExp, issue: FieldIssue): FieldIssue | undefined {
  if (!text.trim()) return { code: 'required' };
  return pattern.test(text.trim()) ? undefined : issue;
}

function countIssue(text: string): FieldIssue | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (!/^\d+$/.test(plain)) return { code: 'notANumber' };
  return Number(plain) > maxEmployees ? { code: 'tooLarge', limit: maxEmployees } : undefined;
}

/** Inputs take no more than that; a form may come from elsewhere. */
function tooLong(values: HelpRequestValues): HelpRequestIssues {
  const limits: Partial<Record<HelpRequestField, number>> = helpRequestLimits;
  const long = helpRequestFields.flatMap((field) => {
    const limit = limits[field];
    const isLong = limit !== undefined && [...values[field].trim()].length > limit;
    return isLong ? [[field, { code: 'tooLong', limit }]] : [];
  });
  return Object.fromEntries(long);
}

/** The help request as it is sent: texts without space around them, what is empty or no number left out. */
export function helpRequestOf(values: HelpRequestValues): HelpRequest {
  const { totalEmployees, salesEmployees, ...texts } = values;
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
  const written = Object.entries(texts).map(([field, text]) => [field, text.trim() || undefined]);
  return withoutEmpty({
    ...Object.fromEntries(written),
    totalEmployees: number(totalEmployees),
    salesEmployees: number(salesEmployees),
  }) as HelpRequest;
}

function withoutEmpty<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const stated = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
