import { expect, test } from 'vitest';
import { blankFields } from './blank-fields.ts';

const noCard = { number: '', expiry: '', cvc: ' ', name: '' };
const card = { number: '4242', expiry: '12 / 30', cvc: '123', name: 'Katrin Vogt' };
const noInvoice = { buyerName: '', buyerAddress: ' ', email: 'katrin@', taxNumber: '' };
const invoice = {
  buyerName: 'Ulmhorst',
  buyerAddress: 'Hamburg',
  email: 'k@ulmhorst.example',
  taxNumber: '',
};

test('all that is missing is named at once, in the order of the page', () => {
  expect(blankFields({ card: noCard, invoice: noInvoice, isFree: false })).toEqual([
    'number',
    'expiry',
    'cvc',
    'name',
    'buyerName',
    'buyerAddress',
    'email',
  ]);
  expect(blankFields({ card, invoice, isFree: false })).toEqual([]);
});

test('without a card none is missing, and without a price no address either', () => {
  expect(blankFields({ card: undefined, invoice: noInvoice, isFree: true })).toEqual(['email']);
});
