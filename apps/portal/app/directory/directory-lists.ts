import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DirectoryList } from './directory-address.ts';

interface ListTexts {
  kind: 'businesses' | 'products';
  title: MessageDescriptor;
  /** What stands in the list, and what it takes to be in it. */
  intro: MessageDescriptor;
  keywords: MessageDescriptor;
}

/** The lists the footer names (checklist 41), each with what it takes to stand in it. */
export const directoryLists: Record<DirectoryList, ListTexts> = {
  'verified-manufacturers': {
    kind: 'businesses',
    title: msg`Verified manufacturers`,
    intro: msg`Manufacturers with at least one fact that somebody checked and that has not expired: an address, a registration, a factory. Each profile says what was checked, how, by whom and until when. The most recently checked come first.`,
    keywords: msg`verified manufacturers, checked facts, factory audit, supplier verification`,
  },
  'verified-suppliers': {
    kind: 'businesses',
    title: msg`Verified worldwide suppliers`,
    intro: msg`Businesses of every type and country with a checked fact that holds today. When the last fact expires, the business leaves this list by itself.`,
    keywords: msg`verified suppliers, worldwide suppliers, checked businesses`,
  },
  'private-label': {
    kind: 'businesses',
    title: msg`Private label industry`,
    intro: msg`Factories that state that they make products under the label of others. Ask for minimum quantities, who owns the moulds and the artwork, and a sample of your own specification.`,
    keywords: msg`private label, contract manufacturing, own brand`,
  },
  'international-logistics': {
    kind: 'businesses',
    title: msg`International logistics`,
    intro: msg`Ocean, air, road and rail freight, customs brokers, warehouses and couriers: who moves what you buy or sell across borders.`,
    keywords: msg`logistics, freight forwarder, customs broker, shipping`,
  },
  'certified-products': {
    kind: 'products',
    title: msg`Certified products`,
    intro: msg`Products of businesses whose certificate has not expired, those with the newest certificates first. A certificate belongs to the business: its profile shows which one it is and what it covers.`,
    keywords: msg`certified products, ISO 9001, certificates, quality`,
  },
  'price-list': {
    kind: 'products',
    // The footer names the list as the specification does; a price is stated, and proof of a certificate is another list.
    title: msg`Product price list`,
    intro: msg`Products whose owners state a price. A stated price is no offer: quantity, packing and delivery terms change it, so ask for a quotation before you compare.`,
    keywords: msg`price list, product prices, wholesale prices`,
  },
};

export function directoryList(name: string | undefined): DirectoryList | undefined {
  return name && Object.hasOwn(directoryLists, name) ? (name as DirectoryList) : undefined;
}
