import { buildApplication } from './application-build.ts';

/** Builds the portal when its sources have changed. Throws LaunchError with what the build said. */
export function buildPortal(signal?: AbortSignal): Promise<void> {
  return buildApplication('portal', signal);
}
