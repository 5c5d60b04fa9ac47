import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChange, subjects, writeChange } from './change.ts';

it('what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...subjects), fc.array(fc.uuid(), { maxLength: 200 }), (subject, ids) => {
      const text = writeChange({ subject, ids });
      expect(readChange(text)).toEqual({ subject, ids });
      // As much as PostgreSQL carries in a notification.
      expect(Buffer.byteLength(text)).toBeLessThan(8_000);
    }),
  );
});

it('a subject that is not known here is told apart', () => {
  expect(readChange('cargo 1')).toBeUndefined();
  expect(readChange('')).toBeUndefined();
});
