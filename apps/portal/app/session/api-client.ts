import { type Client, createClient, type Language } from '@kontor/contract';

/** The API as the browser calls it: at the portal's own origin. */
export function apiClient(language: Language): Client {
  return createClient({ baseUrl: '/api/v1', language });
}
