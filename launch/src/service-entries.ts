/** What Node runs for each service, from the root of the project. */
export const serviceEntries = {
  portal: 'apps/portal/server/server.ts',
  api: 'apps/api/src/server.ts',
  accounts: 'apps/accounts/src/server.ts',
  worker: 'apps/api/src/worker.ts',
};

export type ServiceName = keyof typeof serviceEntries;
