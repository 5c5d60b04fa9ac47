/** Where providers of payments tell what happened, at the api's public origin. */
export const webhookPath = '/api/v1/payments/webhook';
