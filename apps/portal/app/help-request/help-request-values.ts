import type { HelpRequest } from '@kontor/contract';

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

/** What is wrong with a field. */
export type HelpRequestProblem = 'missing' | 'no-email' | 'no-phone' | 'no-number';
export type HelpRequestProblems = Partial<Record<HelpRequestField, HelpRequestProblem>>;

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

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const maxEmployees = 10_000_000;

/** Company telephone and e-mail are required (checklist 221); what else is filled in must be what it is for. */
export function problemsOf(values: HelpRequestValues): HelpRequestProblems {
  const { companyPhone, email: address } = values;
  return withoutEmpty({
    companyPhone: !companyPhone.trim() ? 'missing' : /\d/.test(companyPhone) ? undefined : 'no-phone',
    email: !address.trim() ? 'missing' : email.test(address.trim()) ? undefined : 'no-email',
    totalEmployees: isCount(values.totalEmployees) ? undefined : 'no-number',
    salesEmployees: isCount(values.salesEmployees) ? undefined : 'no-number',
  });
}

function isCount(text: string): boolean {
  const plain = text.trim();
  return plain === '' || (/^\d{1,8}$/.test(plain) && Number(plain) <= maxEmployees);
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
