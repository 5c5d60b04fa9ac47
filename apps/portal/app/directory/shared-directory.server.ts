import type { Data, getDirectoryCountry } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { Visit } from '../session/page-context.ts';
import type { DrawingName, SharedPage } from '../share-picture/shared-page.ts';
import { countryTexts } from './country-texts.ts';
import type { CountryKind, DirectoryList } from './directory-address.ts';
import { directoryLists } from './directory-lists.ts';

type Texts = Pick<Visit, 'i18n'>;

/** What the picture of a country's page says. */
export function sharedCountry(
  title: string,
  { country, total, verified }: Data<typeof getDirectoryCountry>,
  { i18n }: Texts,
): SharedPage {
  return {
    kind: i18n._(msg`Directory`),
    title,
    facts: [
      { label: i18n._(msg`In the directory`), value: i18n.number(total) },
      verified > 0 && {
        label: i18n._(msg`With a verified fact`),
        value: i18n.number(verified),
        proven: true,
      },
    ].filter((fact) => !!fact),
    art: { kind: 'country', code: country.code },
  };
}

/** What the picture of the list of countries says. */
export function sharedCountries(kind: CountryKind, count: number, { i18n }: Texts): SharedPage {
  const { title, intro } = countryTexts[kind];
  return {
    kind: i18n._(msg`Directory`),
    title: i18n._(title),
    facts: [{ label: i18n._(msg`Countries`), value: i18n.number(count) }],
    lead: i18n._(intro),
    art: { kind: 'drawing', name: 'company/network' },
  };
}

const drawings: Record<DirectoryList, DrawingName> = {
  'verified-manufacturers': 'company/verification',
  'verified-suppliers': 'company/why-facts',
  'private-label': 'company/why-trade',
  'international-logistics': 'tips/delivery-chain',
  'certified-products': 'tips/document-set',
  'price-list': 'tips/three-kinds',
};

/** What the picture of a list says. */
export function sharedList(list: DirectoryList, total: number, { i18n }: Texts): SharedPage {
  const { kind, title, intro } = directoryLists[list];
  return {
    kind: i18n._(msg`Directory`),
    title: i18n._(title),
    facts: [
      {
        label: i18n._(kind === 'products' ? msg`Products` : msg`Businesses`),
        value: i18n.number(total),
      },
    ],
    lead: i18n._(intro),
    art: { kind: 'drawing', name: drawings[list] },
  };
}
