import { expect, test } from 'vitest';
import { conversationAddress, conversationsAddress } from '../message-center/message-address.ts';
import { sendRequestAddress } from './inquiry-address.ts';

const id = '6f0e7d3c-0000-4000-8000-000000000001';

test('the form of a supplier, with what it is about and who else is asked', () => {
  expect(sendRequestAddress(id)).toBe(`/business/${id}/send-request`);
  expect(sendRequestAddress(id, { product: 'p', others: ['a', 'b'] })).toBe(
    `/business/${id}/send-request?product=p&others=a%2Cb`,
  );
});

test('conversations lie under who takes part in them', () => {
  expect(conversationsAddress('me')).toBe('/business/me/requests');
  expect(conversationAddress(id, 'r')).toBe(`/business/${id}/requests/r`);
});
