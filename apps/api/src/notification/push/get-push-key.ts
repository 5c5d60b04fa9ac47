import type { Context } from '../../context.ts';
import { publicPoint } from './public-point.ts';

/** The public key a browser is subscribed with; the key is made when it is first asked for. */
export async function getPushKey({ signingKeys }: Pick<Context, 'signingKeys'>): Promise<{ key: string }> {
  return { key: publicPoint(await signingKeys.signer('push')) };
}
