import { expectOwnWords, sampleMails } from '@kontor/server/testing/mails';
import { expect, test } from 'vitest';
import { mails } from '../mails.ts';

const cases = mails.flatMap((mail) => sampleMails(mail).map((data) => ({ template: mail.name, mail, data })));

test.each(cases)('$template says all its data, in each language in its own words: $data', ({ mail, data }) =>
  expectOwnWords(mail, data),
);

test('each mail has a name of its own, and refuses data of another shape', () => {
  expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length);
  expect(cases.length).toBeGreaterThan(mails.length);
  for (const template of mails)
    expect(() => template.write('en', {}), template.name).toThrow('not of its shape');
});
