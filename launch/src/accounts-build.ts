import { buildApplication } from './application-build.ts';

/** Builds the account service's pages when their sources have changed. Throws LaunchError with what the build said. */
export function buildAccounts(signal?: AbortSignal): Promise<void> {
  return buildApplication('accounts', signal);
}
