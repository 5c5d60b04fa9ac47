import { globSync } from 'node:fs';
import type { MailTemplate } from '@kontor/server/mail';
import { expectOwnWords, sampleMails } from '@kontor/server/testing/mails';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const modules: Record<string, MailTemplate>[] = await Promise.all(
  globSync('**/mails.ts', { cwd: folder }).map((file) => import(new URL(file, folder).href)),
);
/** Every mail of the api, each declared in its noun's `mails.ts`. */
const mails = modules.flatMap((declared) => Object.values(declared));
const cases = mails.flatMap((mail) => sampleMails(mail).map((data) => ({ template: mail.name, mail, data })));

test.each(cases)('$template says all its data, in each language in its own words', ({ mail, data }) =>
  expectOwnWords(mail, data),
);

test('each mail has a name of its own, and refuses data of another shape', () => {
  expect(mails.map(({ name }) => name)).toContain('help-request');
  expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length);
  for (const template of mails)
    expect(() => template.write('en', {}), template.name).toThrow('not of its shape');
});

test.each([
  ['en', 'Hello,'],
  ['es', 'Hola:'],
  ['it', 'Buongiorno,'],
  ['zh', '您好：'],
] as const)('whoever has no name here is greeted all the same: %s', (language, greeting) => {
  const template = mails.find(({ name }) => name === 'help-request-receipt');
  expect(template?.write(language, { number: '1' }).paragraphs[0]).toBe(greeting);
});
