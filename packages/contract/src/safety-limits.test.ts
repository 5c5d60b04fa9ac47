import { expect, test } from 'vitest';
import { inquiryLimits } from './inquiry-limits.ts';
import { safetyLimits } from './safety-limits.ts';

test('who is trusted may ask all suppliers of one inquiry and more in a day, who is not yet fewer', () => {
  const { new: untrusted, confirmed } = safetyLimits.firstContactsADay;
  expect(untrusted).toBe(5);
  expect(confirmed).toBe(30);
  expect(untrusted).toBeLessThan(inquiryLimits.suppliers);
  expect(confirmed).toBeGreaterThan(inquiryLimits.suppliers);
  expect(safetyLimits.trustedAfterDays).toBe(7);
});
