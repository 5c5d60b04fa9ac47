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

export interface CheckoutFields {
  way: Way;
  setWay: (way: Way) => void;
  card: CardFields;
  setCard: (card: CardFields) => void;
  email: string;
  setEmail: (email: string) => void;
  taxNumber: string;
  setTaxNumber: (taxNumber: string) => void;
  renews: boolean;
  setRenews: (renews: boolean) => void;
}

/** What is chosen and typed at the checkout; it stays through every refusal. */
export function useCheckoutFields(buyer: Membership['buyer']): CheckoutFields {
  const [way, setWay] = useState<Way>('card');
  const [card, setCard] = useState<CardFields>({ number: '', expiry: '', cvc: '', name: '' });
  const [email, setEmail] = useState(buyer.email ?? '');
  const [taxNumber, setTaxNumber] = useState(buyer.taxNumber ?? '');
  const [renews, setRenews] = useState(false);
  return { way, setWay, card, setCard, email, setEmail, taxNumber, setTaxNumber, renews, setRenews };
}
