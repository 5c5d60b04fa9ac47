import { type Input, idFromSlug, type sendInquiry } from '@kontor/contract';
import { inquiryLimits, type inquirySubjects } from '@kontor/contract/inquiry-limits';
import { wantedByIssue } from '@kontor/contract/wanted-by';
import type { Issues } from '@kontor/web/form/form-result';
import { readAmount } from '../amount/read-amount.ts';
import { filesOf, type SentAttachment } from '../attachment/sent-attachment.ts';

/** The sender who is no business. */
export const oneself = 'me';

/** The subject with which another one is typed (checklist 240, 343). */
export const typedSubject = 'Other' satisfies (typeof inquirySubjects)[number];

/** What the form of an inquiry holds: texts as they are typed. */
export interface InquiryValues {
  /** The id of a business of one's own, or `me`. */
  from: string;
  /** Empty for none. */
  productID: string;
  /** One of the seven; empty as long as none is chosen. */
  subject: string;
  otherSubject: string;
  quantity: string;
  unit: string;
  wantedBy: string;
  deliveryPlace: string;
  message: string;
  /** Ids of businesses that are asked the same. */
  others: string[];
  /** Those the address asked for when they were taken from it: a draft of an earlier visit takes on what is asked for now. */
  askedFor: string;
  /** Files that were sent and wait to go with it. */
  files: SentAttachment[];
  /** Whether readers confirm that they are confidential. */
  isConfidential: boolean;
  /** One wish to send; it lies in the draft, so that sending again after a lost answer sends nothing twice. */
  idempotencyKey: string;
}

export type InquiryField = keyof InquiryValues;

export function startValues(
  given: Pick<InquiryValues, 'from' | 'productID' | 'others' | 'askedFor' | 'unit'>,
): InquiryValues {
  return {
    subject: '',
    otherSubject: '',
    quantity: '',
    wantedBy: '',
    deliveryPlace: '',
    message: '',
    files: [],
    isConfidential: false,
    idempotencyKey: '',
    ...given,
  };
}

/** The businesses an address asks for beside the first: ids alone, each once, no more than are allowed. */
export function othersIn(query: URLSearchParams, first: string): string[] {
  const ids = (query.get('others') ?? '').split(',').flatMap((text) => idFromSlug(text) ?? []);
  return [...new Set(ids)].filter((id) => id !== first).slice(0, inquiryLimits.suppliers - 1);
}

/** The subject as it is sent; empty when it is missing. */
function subjectOf({ subject, otherSubject }: InquiryValues): string {
  return subject === typedSubject ? otherSubject.trim() : subject;
}

/**
 * What is wrong, by field. Subject and message have to be there (checklist 240); receiver and sender always are.
 * @param decimal sign before decimals in the reader's language
 * @param today YYYY-MM-DD, where the reader is
 */
export function issuesIn(
  values: InquiryValues,
  { decimal, today }: { decimal: string; today: string },
): Issues<InquiryField> {
  const { subject, message, quantity, unit, wantedBy } = values;
  const issues: Issues<InquiryField> = {};
  if (subject === '') issues.subject = { code: 'required' };
  else if (subjectOf(values) === '') issues.otherSubject = { code: 'required' };
  if (message.trim() === '') issues.message = { code: 'required' };
  else if (message.trim().length > inquiryLimits.message)
    issues.message = { code: 'tooLong', limit: inquiryLimits.message };
  if (quantity.trim() !== '') {
    if (!readAmount(quantity, decimal)) issues.quantity = { code: 'notAQuantity' };
    if (unit.trim() === '') issues.unit = { code: 'required' };
  }
  const wrongDay = wantedBy.trim() !== '' && wantedByIssue(wantedBy.trim(), today);
  if (wrongDay) issues.wantedBy = wrongDay;
  return issues;
}

/** Whether something that has to be there is missing, for the sentence of checklist 240. */
export function isMissing(issues: Issues<InquiryField>): boolean {
  return Object.values(issues).some((issue) => issue?.code === 'required');
}

/** What is sent of what was typed, once nothing is wrong with it. */
export function bodyOf(
  values: InquiryValues,
  { to, decimal }: { to: string; decimal: string },
): Input<typeof sendInquiry>['body'] {
  const { from, productID, quantity, unit, wantedBy, deliveryPlace, message, others } = values;
  const number = readAmount(quantity, decimal);
  return {
    to,
    from: from === oneself ? undefined : from,
    subject: subjectOf(values),
    message: message.trim(),
    productID: productID || undefined,
    quantity: number ? { number, unit: unit.trim() } : undefined,
    wantedBy: wantedBy.trim() || undefined,
    deliveryPlace: deliveryPlace.trim() || undefined,
    others: others.length > 0 ? others : undefined,
    ...filesOf(values.files, values.isConfidential),
  };
}
