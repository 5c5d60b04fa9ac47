import type { startSignedInApi } from '../load/signed-in-api.ts';
import type { Network } from './fill-network.ts';

/** An api over a network of people. */
export type OpenNetwork = Awaited<ReturnType<typeof startSignedInApi>> & { network: Network };
