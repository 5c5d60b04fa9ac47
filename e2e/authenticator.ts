import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

/** A device in the place of one with a fingerprint reader. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
    hold: (privateKey: string) =>
      session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: randomBytes(32).toString('base64'),
          isResidentCredential: true,
          rpId: 'localhost',
          privateKey,
          userHandle: randomBytes(16).toString('base64'),
          signCount: 0,
        },
      }),
    answers: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
