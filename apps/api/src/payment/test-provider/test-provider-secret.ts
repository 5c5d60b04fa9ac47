import { deriveKey } from '@kontor/server';

/** What the built-in test provider signs its messages with. */
export function testProviderSecret(internalToken: string | undefined): string {
  return deriveKey(internalToken ?? '', 'test provider of payments').toString('hex');
}
