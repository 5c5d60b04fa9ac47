import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { mails } from '../mails.ts';
import { sampleMails } from './testing-mails.ts';

const cases = mails.flatMap((mail) => sampleMails(mail).map((data) => ({ template: mail.name, mail, data })));

test.each(cases)(
  '$template says all its data, in each language in its own words: $data',
  ({ mail: { write }, data }) => {
    const written = languages.map((language) => {
      const mail = write(language, data);
      const { button, paragraphs, subject, note } = mail;
      const words = [subject, ...paragraphs, note, ...(button ? [button.label] : [])];
      for (const text of words) expect(text, language).toMatch(/\p{L}/u);
      // A field the mail does not have would stand there as it is, or as nothing.
      for (const text of words) expect(text, language).not.toMatch(/[{}]|undefined/);
      const whole = JSON.stringify(mail);
      const { change, ...said } = { change: undefined, ...data };
      for (const value of Object.values(said)) expect(whole, `${language} ${change}`).toContain(value);
      if (language === 'zh') for (const text of words) expect(text).toMatch(/\p{Script=Han}/u);
      return words;
    });
    for (const [place] of written[0]?.entries() ?? [])
      expect(new Set(written.map((words) => words[place])).size).toBe(languages.length);
  },
);

test('each mail has a name of its own, and refuses data of another shape', () => {
  expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length);
  expect(cases.length).toBeGreaterThan(mails.length);
  for (const template of mails)
    expect(() => template.write('en', {}), template.name).toThrow('not of its shape');
});
