import { HelpRequest, type IssueCode } from '@kontor/contract';
import { errorsIn, issueReader } from '@kontor/web/issue/testing-issue-words';
import { shownLanguages } from '@kontor/web/language';
import { describe, expect, inject, test } from 'vitest';

const path = '/contact-us/form';
const filled = { companyPhone: '+52 477 555 0164', email: 'marisol@envases.example' };

type Case = [fields: Record<string, string>, issues: Record<string, IssueCode>];

const cases: Case[] = [
  [
    { companyPhone: '', email: ' ' },
    { companyPhone: 'required', email: 'required' },
  ],
  [
    { companyPhone: 'call me', email: 'nobody' },
    { companyPhone: 'notAPhone', email: 'notAnAddress' },
  ],
  [
    { totalEmployees: 'many', salesEmployees: '99999999' },
    { totalEmployees: 'notANumber', salesEmployees: 'tooLarge' },
  ],
  [
    { companyPhone: '1'.repeat(41), city: 'x'.repeat(201), moreInfoBuy: 'x'.repeat(513) },
    { companyPhone: 'tooLong', city: 'tooLong', moreInfoBuy: 'tooLong' },
  ],
  // What the API alone finds wrong.
  [{ city: 'León\nSilao' }, { city: 'notOneLine' }],
  [{ country: 'QQ' }, { country: 'unknown' }],
  [{ businessType: 'XX' }, { businessType: 'unknown' }],
  [{ usaState: 'Texas' }, { usaState: 'unknown' }],
  [{ jobPosition: 'x'.repeat(61) }, { jobPosition: 'tooLong' }],
];

async function post(fields: Record<string, string>, language: string): Promise<Response> {
  const portal = inject('portal');
  return fetch(`${portal}${path}?lang=${language}`, {
    method: 'POST',
    headers: { origin: portal, accept: 'text/html' },
    body: new URLSearchParams({ ...filled, ...fields }),
  });
}

describe.each(Object.keys(shownLanguages))('in %s the need-help form', (language) => {
  test.each(cases)('%j is refused in words of the catalogue', async (fields, issues) => {
    const answer = await post(fields, language);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    const codeOf = await issueReader(language);
    const idsOf = (name: string) =>
      new RegExp(` name="${name}"[^>]* id="([^"]+)"|id="([^"]+)"[^>]* name="${name}"`);
    const said = errorsIn(html);
    const found = Object.keys(issues).map((name) => {
      const [, after, before] = idsOf(name).exec(html) ?? [];
      const words = said.get(after ?? before ?? '') ?? '';
      return [name, codeOf(words) ?? words];
    });
    expect(Object.fromEntries(found)).toEqual(issues);
    expect(said.size).toBe(found.length);
  });
});

test('inputs take what the contract takes, and no more', async () => {
  const html = await (await fetch(`${inject('portal')}${path}`)).text();
  const limits = Object.entries(HelpRequest.properties).flatMap(([name, schema]) =>
    'maxLength' in schema && html.includes(` name="${name}"`) ? [[name, schema.maxLength] as const] : [],
  );
  const texts = limits.filter(([name]) => !['jobPosition', 'nickname'].includes(name));
  expect(texts.length).toBeGreaterThan(15);
  for (const [name, maxLength] of texts) {
    const tag = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    expect(/ maxlength="(\d+)"/i.exec(tag)?.[1], name).toBe(String(maxLength));
  }
});
