import {
  type ErrorEnvelope,
  getBusinessProfile,
  getIndustryTree,
  getProduct,
  listProductsOfBusiness,
  searchBusinesses,
} from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';

interface Place {
  /** Of the API, without a slash at the end. */
  address: string;
  language: ShownLanguage;
}

const failed = {
  success: false,
  name: 'BadRequest',
  message: 'body.size must be <= 50',
  requestId: '5f1d0c1e-6d0b-4b2e-9a57-0f6a2f3f8c14',
  issues: [{ in: 'body', field: 'size', code: 'tooLarge', limit: 50, message: 'must be <= 50' }],
} satisfies ErrorEnvelope;

/** Requests and answers as a developer would type and read them. */
export function samplesFor({ address, language }: Place) {
  const read = (path: string) => `curl -s '${address}/${path}' \\\n  -H 'Accept-Language: ${language}'`;
  const search = (body: object) =>
    `curl -s '${address}/${searchBusinesses.path}' \\\n  -H 'Content-Type: application/json' \\\n` +
    `  -H 'Accept-Language: ${language}' \\\n  -d '${JSON.stringify(body)}'`;
  return {
    search: search({ textQuery: 'pump', businessType: 'MA' }),
    nextPage: search({ textQuery: 'pump', businessType: 'MA', skip: 20, size: 20 }),
    business: read(getBusinessProfile.path.replace('{businessID}', 'BUSINESS_ID')),
    products: read(`${listProductsOfBusiness.path}?bid=BUSINESS_ID`),
    product: read(getProduct.path.replace('{productID}', 'PRODUCT_ID')),
    tree: read(getIndustryTree.path),
    answer: '{\n  "success": true,\n  "data": { "items": [ … ], "total": 12, "totalIs": "exact" }\n}',
    error: JSON.stringify(failed, null, 2),
  };
}

export type Samples = ReturnType<typeof samplesFor>;
