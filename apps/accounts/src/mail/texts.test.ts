import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import type { MailData, Template } from './mail.ts';
import { writeMail } from './texts.ts';

const name = 'Ada';
const link = 'https://accounts.kontor.example/page?token=1';

/** What mails are made of, each kind of change once. */
const given: { [T in Template]: MailData[T][] } = {
  'confirm-email': [{ name, link }],
  'account-exists': [{ name, loginLink: link, passwordLink: `${link}2` }],
  'choose-password': [{ name, link }],
  'new-password': [{ name, link }],
  'password-changed': [{ name, link }],
  'change-email-from': [{ name, newEmail: 'new@example.com', link }],
  'change-email-to': [{ name, link }],
  'email-changed': [{ name, newEmail: 'new@example.com' }],
  'second-factor-changed': [
    { name, change: 'on' },
    { name, change: 'off' },
    { name, change: 'codes' },
  ],
  'passkey-changed': [
    { name, change: 'added' },
    { name, change: 'removed' },
  ],
  'deletion-asked': [{ name, date: '20 2026', link }],
  'business-handed-over': [
    { name, from: 'Grace Hopper', companyName: 'Tornos & Co', link },
    { name, from: 'Grace Hopper', link },
  ],
};

const cases = Object.entries(given).flatMap(([template, all]) =>
  all.map((data) => ({ template: template as Template, data })),
);

test.each(cases)(
  '$template says all it is made of, in each language in its own words',
  ({ template, data }) => {
    const mails = languages.map((language) => {
      const mail = writeMail(template, language, data);
      const { button, paragraphs, subject, note } = mail;
      const words = [subject, ...paragraphs, note, ...(button ? [button.label] : [])];
      for (const text of words) expect(text, language).toMatch(/\p{L}/u);
      const whole = JSON.stringify(mail);
      const { change, ...said } = { change: undefined, ...data };
      for (const value of Object.values(said)) expect(whole, `${language} ${change}`).toContain(value);
      if (language === 'zh') for (const text of words) expect(text).toMatch(/\p{Script=Han}/u);
      return words;
    });
    for (const [place] of mails[0]?.entries() ?? [])
      expect(new Set(mails.map((words) => words[place])).size).toBe(languages.length);
  },
);
