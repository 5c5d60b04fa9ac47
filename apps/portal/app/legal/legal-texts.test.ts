import type { PersonArchive } from '@kontor/contract';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '../brand.ts';
import { networkPortals } from '../network/network-portals.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import { Portals } from './portals.tsx';
import { articleFile, expectTranslated, longestDescription, shapeOf } from './testing-article-file.ts';

// A macro is there for the build alone; of the portals' texts none is looked at here.
vi.mock('@lingui/core/macro', () => ({ msg: String.raw }));

const languages = Object.keys(shownLanguages) as ShownLanguage[];
const translations = languages.filter((language) => language !== 'en');
const elements = ['Brand', 'Email', 'Operator', 'Phones', 'Portals'];

describe.each(['legal/terms-and-conditions', 'legal/privacy-policy'])('%s', (article) => {
  it.each(languages)('has its head in %s', async (language) => {
    const { head } = await articleFile(article, language);
    expect(head.title).toBeTruthy();
    expect(head.lead).toBeTruthy();
    expect(head.description.length).toBeGreaterThanOrEqual(language === 'zh' ? 40 : 70);
    expect(longestDescription(head, language).length).toBeLessThanOrEqual(descriptionRoom[language]);
    expect(new Set(head.keywords).size).toBeGreaterThanOrEqual(5);
  });

  it.each(languages)('has the same parts in %s as in English', async (language) => {
    const english = await articleFile(article, 'en');
    const { text } = await articleFile(article, language);
    expect(shapeOf(text)).toEqual(shapeOf(english.text));
  });

  it.each(languages)('numbers its sections and their parts without a gap in %s', async (language) => {
    const { text } = await articleFile(article, language);
    const sections = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(sections).toEqual(sections.map((_, index) => index + 1));
    let last = [0, 0];
    for (const [, section, part] of text.matchAll(/^(?:### )?(\d+)\.(\d+) /gm)) {
      const expected = Number(section) === last[0] ? [last[0], (last[1] ?? 0) + 1] : [Number(section), 1];
      expect([Number(section), Number(part)]).toEqual(expected);
      last = expected;
    }
  });

  it.each(languages)('names the operator by its elements alone in %s', async (language) => {
    const { text } = await articleFile(article, language);
    for (const [, name] of text.matchAll(/<(\w+)/g)) expect(elements).toContain(name);
    for (const own of [brand.name, brand.company, brand.email, brand.phones.usa, brand.phones.europe]) {
      expect(text).not.toContain(own);
    }
  });

  it.each(translations)('leaves nothing in English in %s', (language) => expectTranslated(article, language));
});

/** Checklist 128, 208, 225–231, 344: what the terms say in each language. */
const saidInTerms: Record<ShownLanguage, { title: string; lead: string; text: (string | RegExp)[] }> = {
  en: {
    title: 'Terms and Conditions of Use',
    lead: 'effective from October 21, 2019',
    text: [
      'effective from October 21, 2019',
      'company of the United States of America with its seat in Miami, Florida',
      'of legal age where you live, and legally permitted to use the service',
      'Each user has one account, unless we have approved another one',
      'pair of e-mail address and password is unique to one account and must not be shared',
      'true, accurate and current',
      'principal place of business',
      'for business purposes only',
      /It must be lawful\. It must not infringe/,
      'We do not store passwords',
      'We may reject a registration',
      'to paying users (Gold, Premium, Platinum), and we may give users different access levels',
      'We may suspend an account or a business, withhold single functions from it, or terminate it',
      'We may remove, hide or refuse content',
      'within one year of the cause of action',
      /each calendar year.*the greater of \(a\) the fees .* paid us in that calendar year and \(b\) the maximum amount laid down by applicable law/,
      'governed by the law of the United States of America',
      'The courts of Miami, Florida, have exclusive jurisdiction',
    ],
  },
  es: {
    title: 'Términos y condiciones de uso',
    lead: 'vigentes a partir del 21 de octubre de 2019',
    text: [
      'vigente a partir del 21 de octubre de 2019',
      'sociedad de los Estados Unidos de América con sede en Miami, Florida',
      'mayor de edad',
      'Cada usuario tiene una sola cuenta',
      'única de cada cuenta y no debe compartirse',
      'verdaderos, exactos y actuales',
      'establecimiento principal',
      'exclusivamente para fines comerciales',
      /Debe ser lícito\. No debe infringir/,
      'No almacenamos contraseñas',
      'Podemos rechazar un registro',
      'usuarios de pago (Gold, Premium, Platinum), y podemos dar a los usuarios distintos niveles de acceso',
      'Podemos suspender una cuenta o un perfil de empresa, retirarle funciones concretas o darlo de baja',
      'Podemos retirar, ocultar o rechazar contenido',
      'dentro de un año a partir de la causa de la acción',
      /año natural.*la mayor de estas dos cantidades: \(a\) las tarifas .* en ese año natural y \(b\) el monto máximo que establezca la ley aplicable/,
      'se rigen por la ley de los Estados Unidos de América',
      'Los tribunales de Miami, Florida, tienen jurisdicción exclusiva',
    ],
  },
  it: {
    title: 'Termini e condizioni d’uso',
    lead: 'in vigore dal 21 ottobre 2019',
    text: [
      'in vigore dal 21 ottobre 2019',
      'società degli Stati Uniti d’America con sede a Miami, Florida',
      'la maggiore età',
      'Ogni utente ha un solo account',
      'propria di un solo account e non deve essere condivisa',
      'veri, esatti e attuali',
      'sede principale',
      'solo per scopi professionali',
      /Deve essere lecito\. Non deve violare/,
      'Non memorizziamo le password',
      'Possiamo respingere una registrazione',
      'utenti paganti (Gold, Premium, Platinum) e assegnare agli utenti livelli di accesso diversi',
      'Possiamo sospendere un account o un’azienda, privarli di singole funzioni o chiuderli',
      'Possiamo rimuovere, nascondere o rifiutare contenuti',
      'entro un anno dal fatto che ne costituisce la causa',
      /anno solare.*al maggiore tra \(a\) i corrispettivi .* in quell’anno solare e \(b\) l’importo massimo stabilito dalla legge applicabile/,
      'regolati dalla legge degli Stati Uniti d’America',
      'I tribunali di Miami, Florida, hanno giurisdizione esclusiva',
    ],
  },
  zh: {
    title: '使用条款与条件',
    lead: '自2019年10月21日起生效',
    text: [
      '自2019年10月21日起生效',
      '一家美利坚合众国公司，位于佛罗里达州迈阿密',
      '法定成年年龄，并且依法获准使用本服务',
      '每名用户只能拥有一个账户',
      '为一个账户所独有，不得与他人共用',
      '真实、准确、最新',
      '主要营业地',
      '仅限商业用途',
      /内容必须合法，不得侵犯/,
      '我们不存储密码',
      '我们可以拒绝注册',
      '限于付费用户（Gold、Premium、Platinum），也可以给予用户不同的访问级别',
      '我们可以暂停账户或企业，停用其个别功能，或予以终止',
      '我们可以移除、隐藏或拒绝该内容',
      '诉因发生之日起一年内提起',
      /每个日历年设限.*两者中的较高者为限：（a）该用户在该日历年度内向我们支付的费用；（b）适用法律规定的最高金额/,
      '美利坚合众国法律',
      '佛罗里达州迈阿密的法院享有专属管辖权',
    ],
  },
};

describe.each(languages)('the terms in %s', (language) => {
  it('say what they have to say', async () => {
    const { title, lead, text: said } = saidInTerms[language];
    const { head, text } = await articleFile('legal/terms-and-conditions', language);
    expect(head).toMatchObject({ title, lead });
    for (const words of said) {
      if (typeof words === 'string') expect(text).toContain(words);
      else expect(text).toMatch(words);
    }
  });
});

/** Checklist 127: the sections of the privacy policy. */
const sections: Record<ShownLanguage, string[]> = {
  en: [
    '## 1. Collection of information',
    '### 1.1 Information you provide',
    '### 1.2 Information collected automatically',
    '### 1.3 Information from third parties',
    '## 2. Use of information',
    '## 3. Disclosure of information',
    '## 4. Retention of information',
    '## 5. Cookies and local storage',
    '## 6. Changes of this policy',
    '## 7. Visitors from the European Union',
    '### 7.1 Legal basis',
    '### 7.2 International transfers',
    '### 7.3 Your rights',
    '## 8. How to contact us',
    '## 9. Language',
  ],
  es: [
    '## 1. Recopilación de información',
    '### 1.1 Información que usted proporciona',
    '### 1.2 Información que se recopila automáticamente',
    '### 1.3 Información de terceros',
    '## 2. Uso de la información',
    '## 3. Divulgación de la información',
    '## 4. Conservación de la información',
    '## 5. Cookies y almacenamiento local',
    '## 6. Cambios de esta política',
    '## 7. Visitantes de la Unión Europea',
    '### 7.1 Base jurídica',
    '### 7.2 Transferencias internacionales',
    '### 7.3 Sus derechos',
    '## 8. Cómo contactarnos',
    '## 9. Idioma',
  ],
  it: [
    '## 1. Raccolta delle informazioni',
    '### 1.1 Informazioni fornite da Lei',
    '### 1.2 Informazioni raccolte automaticamente',
    '### 1.3 Informazioni da terzi',
    '## 2. Uso delle informazioni',
    '## 3. Divulgazione delle informazioni',
    '## 4. Conservazione delle informazioni',
    '## 5. Cookie e memoria locale',
    '## 6. Modifiche di questa informativa',
    '## 7. Visitatori dell’Unione europea',
    '### 7.1 Base giuridica',
    '### 7.2 Trasferimenti internazionali',
    '### 7.3 I Suoi diritti',
    '## 8. Come contattarci',
    '## 9. Lingua',
  ],
  zh: [
    '## 1. 信息的收集',
    '### 1.1 您提供的信息',
    '### 1.2 自动收集的信息',
    '### 1.3 来自第三方的信息',
    '## 2. 信息的使用',
    '## 3. 信息的披露',
    '## 4. 信息的保存',
    '## 5. Cookie 与本地存储',
    '## 6. 本政策的变更',
    '## 7. 来自欧盟的访客',
    '### 7.1 法律依据',
    '### 7.2 国际传输',
    '### 7.3 您的权利',
    '## 8. 如何联系我们',
    '## 9. 语言',
  ],
};

describe.each(languages)('the privacy policy in %s', (language) => {
  it('has its sections, the portals and an address to write to', async () => {
    const { text } = await articleFile('legal/privacy-policy', language);
    const headings = text.split('\n').filter((line) => line.startsWith('##'));
    expect(headings).toEqual(expect.arrayContaining(sections[language]));
    expect(text.match(/<Portals \/>/g)).toHaveLength(1);
    expect(text.split(/^## 8\. /m)[1]).toContain('<Email />');
  });

  it('lists all 25 portals by name and address', () => {
    const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
    const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Portals)));
    const portals = networkPortals(language);
    expect(portals).toHaveLength(25);
    expect(html.match(/<a href="https:\/\/[a-z]{2}\./g)).toHaveLength(25);
    for (const { name, address } of portals) expect(html).toContain(`${name} <a href="${address}">`);
  });
});

/** Where the policy says that something is stored of a person, by the parts of the archive one can ask for. */
const stored: Record<keyof PersonArchive, string> = {
  profile: 'In your profile',
  businesses: 'which people act for it in which role',
  invitations: 'invitations',
  ownershipTransfers: 'name you as its next owner',
  joinRequests: 'requests to join',
  operatorRoles: 'in which role',
  products: 'who changed or imported what, and when',
  productImports: 'who changed or imported what, and when',
  businessEdits: 'who changed or imported what, and when',
  inquiries: 'inquiries and messages',
  inquirySafety: 'what moderators decide about a message',
  inquiryNotes: 'internal notes',
  receivedFiles: 'the files you send and receive',
  absences: 'absences',
  routingRules: 'rules for inquiries',
  reports: 'block, mute or report',
  blocking: 'block, mute or report',
  holds: 'to moderate what is published or reported',
  notifications: 'how you want to be notified',
  uploads: 'each picture is rebuilt',
  posts: '**In the network:** posts',
  newsfeed: 'what you see in your newsfeed',
  comments: 'comments',
  reactions: 'likes',
  follows: 'follows',
  connections: 'connections',
  groups: 'groups',
  favorites: '**For yourself:** favorites',
  lists: 'lists with their notes and tags',
  savedSearches: 'saved searches',
  savedSearchDigests: 'when we e-mailed you their new results',
  followUps: 'follow-ups',
  purchases: '**When you pay for a membership:** the order',
  invoices: 'the invoice',
  support: 'the support hours you book',
};

it.each(Object.entries(stored))('the privacy policy says that %s are stored', async (_, words) => {
  const { text } = await articleFile('legal/privacy-policy', 'en');
  expect(text).toContain(words);
});
