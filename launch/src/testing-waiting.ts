import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './testing-product.ts';

/** Waits until a condition holds. @throws when it does not within `timeout` ms, with what the product printed */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { timeout = 240_000, product }: { timeout?: number; product?: Product } = {},
): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${what}\n${product?.output() ?? ''}`);
    await pause(20);
  }
}

export async function untilStarted(product: Product): Promise<Product> {
  await until('the product is ready', () => product.output().includes('Kontor is ready'), { product });
  return product;
}

export async function isReady({ portal }: Pick<Product, 'portal'>): Promise<boolean> {
  const answer = await fetch(`${portal}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}
