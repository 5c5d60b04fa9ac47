import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { describe, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { articleFile, expectTranslated, longestDescription, shapeOf } from '../legal/testing-article-file.ts';
import { pages } from '../page/declared-pages.ts';
import { knownPaths } from '../page/find-page.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import { contractTemplates, templatePath } from './contract-templates.ts';

const staticPaths = pages.filter(({ textsOnly }) => textsOnly).flatMap(knownPaths);
const languages = Object.keys(shownLanguages) as ShownLanguage[];
const translations = languages.filter((language) => language !== 'en');

describe.each(['contract-help', ...contractTemplates])('%s', (name) => {
  const article = `contracts/${name}`;

  it.each(languages)('has its head in %s', async (language) => {
    const { head, text } = await articleFile(article, language);
    expect(head.title).toBeTruthy();
    expect(head.lead).toBeTruthy();
    expect(head.description.length).toBeGreaterThanOrEqual(language === 'zh' ? 40 : 70);
    expect(longestDescription(head, language).length).toBeLessThanOrEqual(descriptionRoom[language]);
    expect(new Set(head.keywords).size).toBeGreaterThanOrEqual(5);
    expect(text).not.toContain(brand.name);
  });

  it.each(translations)('has the same parts and blanks in %s as in English', async (language) => {
    const english = await articleFile(article, 'en');
    const { text } = await articleFile(article, language);
    expect(shapeOf(text)).toEqual(shapeOf(english.text));
  });

  it.each(translations)('leaves nothing in English in %s', (language) => expectTranslated(article, language));

  it.each(languages)('leads to pages that are there in %s', async (language) => {
    const { text } = await articleFile(article, language);
    for (const [, address] of text.matchAll(/\]\(([^)]*)\)/g)) expect(staticPaths).toContain(address);
  });
});

describe.each(contractTemplates)('the template %s', (name) => {
  it('is a page of its own', () => {
    expect(staticPaths).toContain(templatePath(name));
  });

  it.each(languages)('has its blanks within its text, and its clauses in order, in %s', async (language) => {
    const { text } = await articleFile(`contracts/${name}`, language);
    const [before = '', template = '', ...after] = text.split(/^<\/?Template>$/m);
    expect(after.map((rest) => rest.trim())).toEqual(['']);
    expect(before).not.toContain('<Blank>');
    const blanks = [...template.matchAll(/<Blank>([^<]+)<\/Blank>/g)].map(([, words]) => words?.trim());
    expect(blanks.length).toBeGreaterThan(20);
    expect(blanks).not.toContain('');
    expect(template.replaceAll(/<\/?Blank>/g, '')).not.toMatch(/[<>]/);
    const clauses = [...template.matchAll(/^#### (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(clauses).toEqual(clauses.map((_, index) => index + 1));
  });
});
