import { languageOf } from '@kontor/contract';
import { lineText } from '../invoice/line-text.ts';
import { invoiceWordsIn } from '../invoice/pdf/invoice-words.ts';
import type { OrderRow } from './queries.ts';

/** What a payment is for, as the provider lists it and prints it on its receipt: in the language of who buys, as on the invoice. */
export function descriptionOf({
  plan_id: planID,
  starts_on: startsOn,
  ends_on: endsOn,
  ...order
}: Pick<OrderRow, 'plan_id' | 'starts_on' | 'ends_on' | 'language' | 'currency'>): string {
  const words = invoiceWordsIn(languageOf(order.language), order.currency);
  return `Kontor: ${lineText({ planID, startsOn, endsOn }, words)}`;
}
