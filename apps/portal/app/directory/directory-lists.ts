import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DirectoryList } from './directory-address.ts';

interface ListTexts {
  kind: 'businesses' | 'products';
  title: MessageDescriptor;
  /** What stands in the list, and what it takes to be in it. */
  intro: MessageDescriptor;
  /** The same for search engines, in a sentence with how many there are and the portal's name. */
  description: (total: number, portal: string) => MessageDescriptor;
  keywords: MessageDescriptor;
}

/** The lists the footer names (checklist 41), each with what it takes to stand in it. */
export const directoryLists: Record<DirectoryList, ListTexts> = {
  'verified-manufacturers': {
    kind: 'businesses',
    title: msg`Verified manufacturers`,
    intro: msg`Manufacturers with at least one verified fact that has not expired: an address, a registration, a factory. Each profile says what was checked, how, by whom and until when. The most recently checked come first.`,
    description: (total, portal) =>
      msg`${plural(total, { one: '# manufacturer', other: '# manufacturers' })} on ${portal} with a verified fact that is valid today. Each profile says what was checked, how, by whom and until when.`,
    keywords: msg`verified manufacturers, verified facts, factory audit, supplier verification`,
  },
  'verified-suppliers': {
    kind: 'businesses',
    title: msg`Verified worldwide suppliers`,
    intro: msg`Businesses of every type and country with a verified fact that is valid today. When its last fact expires, a business leaves this list automatically.`,
    description: (total, portal) =>
      msg`${plural(total, { one: '# business', other: '# businesses' })} on ${portal} with a verified fact that is valid today: manufacturers, distributors, exporters and others from every country.`,
    keywords: msg`verified suppliers, worldwide suppliers, verified businesses`,
  },
  'private-label': {
    kind: 'businesses',
    title: msg`Private label industry`,
    intro: msg`Factories that make private label products, by their own statement. Ask about minimum quantities and who owns the moulds and artwork, and request a sample to your own specification.`,
    description: (total, portal) =>
      msg`${plural(total, { one: '# factory', other: '# factories' })} on ${portal} for products under your own label, with year, country, industry and verified facts to compare.`,
    keywords: msg`private label, contract manufacturing, own brand`,
  },
  'international-logistics': {
    kind: 'businesses',
    title: msg`International logistics`,
    intro: msg`Ocean, air, road and rail freight, customs brokers, warehouses and couriers: who moves what you buy or sell across borders.`,
    description: (total, portal) =>
      msg`${plural(total, { one: '# company', other: '# companies' })} on ${portal} for what you ship across borders: ocean, air, road and rail freight, customs brokers, warehouses, couriers.`,
    keywords: msg`logistics, freight forwarder, customs broker, shipping`,
  },
  'certified-products': {
    kind: 'products',
    title: msg`Certified products`,
    intro: msg`Products of businesses whose certificate has not expired, those with the newest certificates first. A certificate belongs to the business: its profile shows which one it is and what it covers.`,
    description: (total, portal) =>
      msg`${plural(total, { one: '# product', other: '# products' })} on ${portal} of businesses whose certificate has not expired, those with the newest certificates first.`,
    keywords: msg`certified products, ISO 9001, certificates, quality`,
  },
  'price-list': {
    kind: 'products',
    title: msg`Certified products price list`,
    intro: msg`Products with a stated price, of businesses whose certificate has not expired. A stated price is not an offer: quantity, packing and delivery terms change it, so ask for a quotation before you compare.`,
    description: (total, portal) =>
      msg`${plural(total, { one: '# product', other: '# products' })} on ${portal} with a stated price, of businesses whose certificate has not expired. Ask for a quotation before you compare.`,
    keywords: msg`certified products, price list, product prices, wholesale prices`,
  },
};

export function directoryList(name: string | undefined): DirectoryList | undefined {
  return name && Object.hasOwn(directoryLists, name) ? (name as DirectoryList) : undefined;
}
