import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CountryKind } from './directory-address.ts';

interface KindTexts {
  /** Of all countries. */
  title: MessageDescriptor;
  intro: MessageDescriptor;
  /** The same for search engines, in a sentence with how many countries there are and the portal's name. */
  description: (countries: number, portal: string) => MessageDescriptor;
  /** Of one country, by its name in a sentence. */
  titleIn: (i18n: I18n, place: string) => string;
  adviceIn: (i18n: I18n, place: string) => string;
}

/** What each kind's pages say; sentences of their own, since languages build them differently. */
export const countryTexts: Record<CountryKind, KindTexts> = {
  manufacturers: {
    title: msg`Manufacturers by country`,
    intro: msg`Who makes it, country by country. The number shows how many manufacturers are in the directory today.`,
    description: (countries, portal) =>
      msg`Manufacturers in ${plural(countries, { one: '# country', other: '# countries' })} on ${portal}: how many each has, in which industries, and how many with a verified fact.`,
    titleIn: (i18n, place) => i18n._(msg`Manufacturers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Compare year, employees and verified facts side by side, then ask three manufacturers in ${place} the same questions: capacity, lead time, minimum order, certificates.`,
      ),
  },
  suppliers: {
    title: msg`Suppliers by country`,
    intro: msg`Distributors who keep stock near you, country by country.`,
    description: (countries, portal) =>
      msg`Distributors in ${plural(countries, { one: '# country', other: '# countries' })} on ${portal}, for what you need from stock: how many each has, and in which industries.`,
    titleIn: (i18n, place) => i18n._(msg`Suppliers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Distributors in ${place} sell from stock and in small quantities. Ask which brands they are authorised to sell, and how fast they deliver what is not in stock.`,
      ),
  },
  retailers: {
    title: msg`Retailers by country`,
    intro: msg`Shops and chains that buy for resale, country by country.`,
    description: (countries, portal) =>
      msg`Shops and chains that buy for resale in ${plural(countries, { one: '# country', other: '# countries' })} on ${portal}: how many each has, and in which industries.`,
    titleIn: (i18n, place) => i18n._(msg`Retailers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Retailers in ${place} look for margin, packaging in the language of the country and delivery on a fixed day. Say all three in your first message.`,
      ),
  },
  buyers: {
    title: msg`Buyers by country`,
    intro: msg`Importers who buy abroad, country by country.`,
    description: (countries, portal) =>
      msg`Importers who buy abroad, in ${plural(countries, { one: '# country', other: '# countries' })} on ${portal}: how many each has, and in which industries they buy.`,
    titleIn: (i18n, place) => i18n._(msg`Buyers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Importers in ${place} respond to an offer they can cost: tariff number, delivery terms, packing, price at two quantities.`,
      ),
  },
};
