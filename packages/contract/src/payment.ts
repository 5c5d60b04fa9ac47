import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';

const ofTestProvider = { noun: 'payment', access: 'signed-in', limit: 'write' } as const;

export const createTestPaymentMethod = defineCall({
  ...ofTestProvider,
  name: 'createTestPaymentMethod',
  method: 'POST',
  path: 'test-provider/payment-methods',
  summary:
    'Hands a test card to the built-in test provider, which is there where no other is set up: no money moves, and a real card is refused',
  body: Type.Object({
    number: Type.String({ maxLength: 40, description: 'Spaces do not matter' }),
    expiry: Type.String({ maxLength: 10, description: 'MM/YY' }),
    cvc: Type.String({ maxLength: 4 }),
    name: Type.String({ maxLength: 200 }),
  }),
  data: Type.Object({
    paymentMethod: Type.String({ description: 'How the provider calls the card' }),
    card: Type.String({ description: 'How its owner knows it' }),
  }),
  errors: ['BadRequest', 'CardError', 'NotFound'],
});
export type TestCard = Static<(typeof createTestPaymentMethod)['body']>;

export const answerTestChallenge = defineCall({
  ...ofTestProvider,
  name: 'answerTestChallenge',
  method: 'POST',
  path: 'test-provider/challenges',
  summary: 'Answers what the bank of a test card asks (3-D Secure)',
  body: Type.Object({ clientSecret: Type.String({ maxLength: 100 }), isApproved: Type.Boolean() }),
  data: Type.Object({ state: Type.Enum(['open', 'requires-action', 'processing', 'paid', 'canceled']) }),
  errors: ['NotFound'],
});
