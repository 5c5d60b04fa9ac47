import type { Page } from 'playwright-core';

/** Waits until what glides or changes colour has arrived; what turns for ever, as a spinner, is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that is replaced on its way never finishes.
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
