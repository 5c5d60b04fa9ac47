import {
  answerTestChallenge as answerTestChallengeCall,
  createTestPaymentMethod as createTestPaymentMethodCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { answerTestChallenge } from './test-provider/answer-test-challenge.ts';
import { createTestPaymentMethod } from './test-provider/create-test-payment-method.ts';

export const paymentRoutes: Route[] = [
  route(createTestPaymentMethodCall, (context, { body }) => createTestPaymentMethod(context, body)),
  route(answerTestChallengeCall, (context, { body }) => answerTestChallenge(context, body)),
];
