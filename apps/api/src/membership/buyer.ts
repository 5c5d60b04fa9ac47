import type { NewTransferOrder } from '@kontor/contract';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { findUnprintable } from '../invoice/find-unprintable.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import { findBusiness } from './queries.ts';

/** Whom an invoice names, as it was when the order was made. */
export interface Buyer {
  name: string;
  address?: string;
  countryCode: string;
  email: string;
  taxNumber?: string;
}

/** Lines of an address that an invoice has room for. */
const maxLines = 6;

/**
 * Whom the invoice of a purchase names: as the buyer states it, else as the profile has it. @throws BadRequest for letters that no invoice can
 * be printed with: it has to hold the name of who buys
 */
export async function buyerOf(
  { db, actor }: Pick<ForMember, 'db' | 'actor'>,
  asked: Pick<NewTransferOrder, 'email' | 'taxNumber' | 'buyerName' | 'buyerAddress'>,
): Promise<Buyer> {
  const business = await findBusiness(db, actor.actingBusiness.businessID);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const name = plainLine(asked.buyerName ?? '') ?? (business.company_name as string);
  const address = addressLines(asked.buyerAddress ?? '') ?? addressOfProfile(business);
  const taxNumber = plainLine(asked.taxNumber ?? '') ?? undefined;
  await refuseUnprintable({ buyerName: name, buyerAddress: address, taxNumber });
  return {
    name,
    countryCode: business.country_code as string,
    email: asked.email,
    ...(address ? { address } : {}),
    ...(taxNumber ? { taxNumber } : {}),
  };
}

async function refuseUnprintable(texts: Record<string, string | undefined>): Promise<void> {
  for (const [field, text = ''] of Object.entries(texts)) {
    if ((await findUnprintable(text)).length === 0) continue;
    const issue = issueAt(field, { code: 'notPlainText' });
    throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
  }
}

function addressLines(typed: string): string | undefined {
  const lines = plainLines(typed)?.split('\n').filter(Boolean) ?? [];
  const last = lines.slice(maxLines - 1).join(', ');
  return [...lines.slice(0, maxLines - 1), last].filter(Boolean).join('\n') || undefined;
}

/** The address a profile states, with the city where the street does not name it. */
export function addressOfProfile({
  legal_address_english: street,
  zipcode,
  city,
}: Pick<NonNullable<Awaited<ReturnType<typeof findBusiness>>>, 'legal_address_english' | 'zipcode' | 'city'>):
  | string
  | undefined {
  if (!street) return undefined;
  const isNamed = !city || street.toLowerCase().includes(city.toLowerCase());
  const place = isNamed ? '' : [zipcode, city].filter(Boolean).join(' ');
  return [street, place].filter(Boolean).join('\n');
}
