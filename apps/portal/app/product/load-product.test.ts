import {
  type BusinessProfile,
  createClient,
  getBusinessProfile,
  getIndustryTree,
  getProduct,
  getReactionSummary,
  listComments,
} from '@kontor/contract';
import { setupI18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { contextWith, visitContext } from '../session/page-context.ts';
import { forgetReference } from '../session/reference.server.ts';
import { loadProduct } from './load-product.server.ts';
import { aProduct } from './testing-product.ts';

// A macro is there for the build alone; of the texts none is looked at here.
vi.mock('@lingui/core/macro', () => ({ msg: String.raw }));

const origin = 'https://portal.example';
const productID = '7fbfa272-1186-4979-99bc-a790ec330048';
const businessID = '7931d197-079a-49b1-b984-fed5249e16fd';

const identity = {
  businessID,
  key: businessID,
  subscription: 'gold',
  verified: false,
  origin: 'registered',
  claimed: true,
  reactions: { reactionCount: { like: 0 } },
} as const;
const business: BusinessProfile = {
  ...identity,
  general: {
    companyName: 'Nordhang',
    businessType: { code: 'MA', name: 'Manufacturers' },
    categories: [],
    classifiedByKontor: [],
  },
  contactInfo: { country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' } },
  factory: { contractManufacturing: [] },
  tradeCapabilities: { markets: [], spokenLanguages: [] },
  businessTerms: {
    acceptedDeliveryTerms: [],
    acceptedPaymentCurrencies: [],
    packagingTypes: [],
    acceptedPaymentTypes: [],
  },
  certificates: [],
  verifiedFacts: [],
  confirmedOn: {},
};
const product = aProduct({
  productID,
  businessID,
  name: 'Pillow block',
  keywords: ['power transmission', 'UCP 205', 'rodamientos y soportes', 'bearings and housings', '轴承'],
  category: { id: '000601', name: 'Bearings & Housings' },
  businessProfile: business,
});

/** The tree as it is called in each language. */
const names: Record<string, [industry: string, category: string]> = {
  en: ['Power Transmission', 'Bearings & Housings'],
  es: ['Transmisión de potencia', 'Rodamientos y soportes (UCP)'],
  it: ['Trasmissione di potenza', 'Cuscinetti e supporti'],
  zh: ['动力传动', '轴承'],
};

function treeIn(language: string) {
  const [industry = '', category = ''] = names[language] ?? [];
  const nameOf = (id: string, name: string) => ({ id, name, text: name, order: 1 });
  const categories = [{ ...nameOf('000601', category), subCategories: [] }];
  return [{ ...nameOf('0006', industry), key: '0006', description: '', categories }];
}

const pathOf = (path: string) => path.replace('{productID}', productID).replace('{businessID}', businessID);
const answers: Record<string, object> = {
  [listComments.path.replace('{resourceID}', productID)]: { comments: [], total: 0, rootID: productID },
  [pathOf(getProduct.path)]: product,
  [pathOf(getBusinessProfile.path)]: business,
  [getReactionSummary.path.replace('{resourceID}', productID)]: { reactionCount: { like: 7 } },
};

afterEach(forgetReference);

/** What the page gets when the API fails in all calls but those given; with what was reported. */
function load(answered: readonly string[]) {
  const call = createClient({
    baseUrl: `${origin}/api/v1`,
    language: 'en',
    async fetch(address, options) {
      const path = new URL(String(address)).pathname.slice('/api/v1/'.length);
      const language = new Headers(options?.headers).get('accept-language') ?? '';
      if (path === getIndustryTree.path) return Response.json({ success: true, data: treeIn(language) });
      const data = answered.includes(path) ? answers[path] : undefined;
      if (data) return Response.json({ success: true, data });
      return Response.json({ success: false, name: 'Internal', message: 'No.' }, { status: 500 });
    },
  });
  const report = vi.fn();
  const context = contextWith({ country: 'MX', origin, apiUrl: origin, accountsOrigin: origin, report });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  context.set(visitContext, { language: 'en', theme: undefined, i18n, call, callForAll: call });
  const url = new URL(`/business-product/${productID}`, origin);
  const args = { request: new Request(url), url, pattern: '/business-product/:slug', context };
  return { page: loadProduct({ ...args, params: { slug: productID } }), report };
}

it('without the business’s other products their placeholder stays; the failure is noted alone', async () => {
  const { page, report } = load(Object.keys(answers));
  expect(await page).toMatchObject({ name: 'Pillow block', likes: 7, mainProducts: undefined });
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 500 }),
    'Products of a business are missing',
  );
});

it.each([
  ['product', pathOf(getProduct.path)],
  ['business', pathOf(getBusinessProfile.path)],
  ['reactions', getReactionSummary.path.replace('{resourceID}', productID)],
])('without the %s there is no page', async (_, missing) => {
  const { page } = load(Object.keys(answers).filter((path) => path !== missing));
  await expect(page).rejects.toMatchObject({ status: 500 });
});

it('keywords that name the place above its name, in whichever language, are not said again', async () => {
  const { page } = load(Object.keys(answers));
  expect(await page).toMatchObject({ specifications: { keywords: ['UCP 205'] } });
});
