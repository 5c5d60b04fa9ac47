import type { BusinessProfile } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { joinedNames } from '@kontor/web/language/joined';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { searchAddress } from '../search/search-address.ts';
import { websiteOf } from './website.ts';

const marketsTerm = /^markets: ([A-Z]{2}(?:, [A-Z]{2})*)$/i;
const plantsTerm = /^(\d+) plants?, (\d+) MW$/;

/** What the page of a company shows that nobody has claimed: its website, its source's words and whose they are; undefined of others. */
export function publicRecord(
  { claimed, source, general, contactInfo }: BusinessProfile,
  { language, i18n }: { language: ShownLanguage; i18n: I18n },
) {
  if (claimed || !source) return undefined;
  const { companyName, businessType, classifiedByKontor } = general;
  const { words, facts } = readTerms(general, { language, i18n });
  const isDerived = classifiedByKontor.length > 0;
  return {
    website: websiteOf(contactInfo.website),
    words: words.map((text) => ({ text, href: searchAddress({ tab: businessType.code, words: text }) })),
    facts,
    source,
    note: [
      i18n._(msg`We have not checked this information.`),
      isDerived && i18n._(msg`We derived its type, industry and categories by a rule; they may be wrong.`),
    ]
      .filter(Boolean)
      .join(' '),
    requestNote: i18n._(
      msg`Nobody has claimed this page yet. We store your request and deliver it when the company joins.`,
    ),
    correction: {
      title: i18n._(msg`Is this your company?`),
      text: i18n._(msg`Write to us from an address of your company to correct this page or have it removed.`),
      href: `mailto:${brand.email}?subject=${encodeURIComponent(companyName)}`,
      address: brand.email,
    },
  };
}
export type PublicRecord = NonNullable<ReturnType<typeof publicRecord>>;

/** The terms of a source, each once: what can be searched for, and what is a fact in words of the reader. Prose is left as it is. */
function readTerms(
  { shortDescription = '', generalDescription }: BusinessProfile['general'],
  { language, i18n }: { language: ShownLanguage; i18n: I18n },
) {
  const words: string[] = [];
  const facts: string[] = [];
  const isProse = generalDescription !== undefined || /[.!?] [A-Z]/.test(shortDescription);
  for (const term of isProse ? [] : shortDescription.split(/; */).filter(Boolean)) {
    const [, markets] = marketsTerm.exec(term) ?? [];
    const [, plants, megawatts] = plantsTerm.exec(term) ?? [];
    if (markets) {
      const listed = markets.split(', ').map((code) => countryName(code.toUpperCase(), language));
      const names = joinedNames(listed, language);
      facts.push(i18n._(msg`Markets: ${names}`));
    } else if (plants && megawatts) {
      const power = `${i18n.number(Number(megawatts))} MW`;
      facts.push(
        i18n._(msg`${plural(Number(plants), { one: '# power plant', other: '# power plants' })}, ${power}`),
      );
    } else words.push(term.charAt(0).toUpperCase() + term.slice(1));
  }
  return { words: [...new Set(words)], facts };
}
