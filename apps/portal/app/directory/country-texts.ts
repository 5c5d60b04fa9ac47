import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CountryKind } from './directory-address.ts';

interface KindTexts {
  /** Of all countries. */
  title: MessageDescriptor;
  intro: MessageDescriptor;
  /** Of one country, by its name in a sentence. */
  titleIn: (i18n: I18n, place: string) => string;
  adviceIn: (i18n: I18n, place: string) => string;
}

/** What each kind's pages say; sentences of their own, since languages build them differently. */
export const countryTexts: Record<CountryKind, KindTexts> = {
  manufacturers: {
    title: msg`Manufacturers by country`,
    intro: msg`Who makes it, country by country. The number is how many manufacturers stand in the directory today.`,
    titleIn: (i18n, place) => i18n._(msg`Manufacturers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Compare year, employees and checked facts side by side, then ask three of the manufacturers in ${place} the same questions: capacity, lead time, minimum order, certificates.`,
      ),
  },
  suppliers: {
    title: msg`Suppliers by country`,
    intro: msg`Distributors who keep stock near you, country by country.`,
    titleIn: (i18n, place) => i18n._(msg`Suppliers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Distributors in ${place} sell from stock and in small quantities. Ask which brands they may sell, and how fast they deliver what is not on the shelf.`,
      ),
  },
  retailers: {
    title: msg`Retailers by country`,
    intro: msg`Shops and chains that buy for resale, country by country.`,
    titleIn: (i18n, place) => i18n._(msg`Retailers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Retailers in ${place} look for margin, packaging in the language of the country and delivery on a fixed day. Say all three in your first message.`,
      ),
  },
  buyers: {
    title: msg`Buyers by country`,
    intro: msg`Importers who buy abroad, country by country.`,
    titleIn: (i18n, place) => i18n._(msg`Buyers in ${place}`),
    adviceIn: (i18n, place) =>
      i18n._(
        msg`Importers in ${place} answer to an offer they can calculate: tariff number, delivery term, packing, price at two quantities.`,
      ),
  },
};
