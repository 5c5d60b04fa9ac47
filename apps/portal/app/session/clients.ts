import { createClient, type Language } from '@kontor/contract';
import type { Surroundings } from './open-session.ts';

/** The services a page calls, as a visitor. */
export function clientsOf(
  accountsOrigin: string,
  language: Language,
): Pick<Surroundings, 'api' | 'accounts'> {
  return {
    api: createClient({ baseUrl: '/api/v1', language }),
    accounts: createClient({ baseUrl: accountsOrigin, language }),
  };
}
