import type { InvoiceLine } from './invoice-document.ts';
import type { InvoiceWords } from './pdf/invoice-words.ts';

/** What is sold, in the words of a line of an invoice: "Gold package, 27 Nov 2026 to 26 Nov 2027". */
export function lineText(
  { planID, startsOn, endsOn }: Pick<InvoiceLine, 'planID' | 'startsOn' | 'endsOn'>,
  { say, plan, day }: InvoiceWords,
): string {
  return say('line', { plan: plan(planID), from: day(startsOn), to: day(endsOn) });
}
