import { test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

test("the API's documentation can be read and tried at the portal's address", async () => {
  const { page, expectCalm } = await visit();
  await page.goto('/api/v1/docs');
  await page.getByText('/api/v1/product/{productID}').first().waitFor();
  await expectCalm();
});
