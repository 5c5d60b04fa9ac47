import type { Membership } from '@kontor/contract';
import { useState } from 'react';

export type Way = 'card' | 'transfer';

/** What is typed of a card; it goes to the provider alone. */
export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** What the invoice states of the buyer, and where it goes. */
export interface InvoiceFields {
  buyerName: string;
  buyerAddress: string;
  email: string;
  taxNumber: string;
}

export interface CheckoutFields {
  way: Way;
  setWay: (way: Way) => void;
  card: CardFields;
  setCard: (card: CardFields) => void;
  invoice: InvoiceFields;
  setInvoice: (invoice: InvoiceFields) => void;
  renews: boolean;
  setRenews: (renews: boolean) => void;
}

/**
 * What is chosen and typed at the checkout; it stays through every refusal.
 * @param stated what an invoice bought for on this page states, which the membership may not tell of yet
 */
export function useCheckoutFields(
  buyer: Membership['buyer'],
  stated: InvoiceFields | undefined,
): CheckoutFields {
  const [way, setWay] = useState<Way>('card');
  const [card, setCard] = useState<CardFields>({ number: '', expiry: '', cvc: '', name: '' });
  const [invoice, setInvoice] = useState<InvoiceFields>(
    stated ?? {
      buyerName: buyer.name,
      buyerAddress: buyer.address ?? '',
      email: buyer.email ?? '',
      taxNumber: buyer.taxNumber ?? '',
    },
  );
  const [renews, setRenews] = useState(false);
  return { way, setWay, card, setCard, invoice, setInvoice, renews, setRenews };
}
