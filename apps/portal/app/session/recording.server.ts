import {
  type BusinessCard,
  type Call,
  type CallOptions,
  type Client,
  countSearch,
  type Data,
  getBusinessProfile,
  getDirectoryCountry,
  getIndustryTree,
  getProduct,
  getPublicProfile,
  type Input,
  listBusinessesOfPerson,
  listBusinessTypes,
  listCountries,
  listDataSources,
  listDirectoryCountries,
  listJobPositions,
  listLatestBusinesses,
  listMostLikedBusinesses,
  listProductsOfBusiness,
  listStates,
  type Product,
  searchBusinesses,
  searchPeople,
  searchProducts,
  suggest,
} from '@kontor/contract';
import type { MadeOfRecord } from './made-of.ts';

type Note<C extends Call> = (madeOf: MadeOfRecord, input: Input<C>, data: Data<C>) => void;

/** What the answers of calls follow from. A page made by a call that is not here is not kept. */
const notes = new Map<Call, Note<Call>>([
  note(getBusinessProfile, (madeOf, { params }) => madeOf.add('business', params.businessID)),
  note(listProductsOfBusiness, (madeOf, { query }, { data }) => {
    madeOf.add('business', query.bid);
    madeOf.add('product', ...data.map(({ productID }) => productID));
  }),
  note(getProduct, (madeOf, _, product) => addProducts(madeOf, [product])),
  note(listLatestBusinesses, (madeOf, _, groups) => {
    madeOf.add('business-lists');
    addBusinesses(
      madeOf,
      groups.flatMap(({ businesses }) => businesses),
    );
  }),
  note(listMostLikedBusinesses, (madeOf, _, businesses) => {
    madeOf.add('business-lists');
    addBusinesses(madeOf, businesses);
  }),
  note(searchBusinesses, (madeOf, _, { items }) => {
    madeOf.add('search-business');
    addBusinesses(madeOf, items);
  }),
  note(searchProducts, (madeOf, _, { items }) => {
    madeOf.add('search-product');
    addProducts(madeOf, items);
  }),
  note(searchPeople, (madeOf, _, { items }) => {
    madeOf.add('search-person');
    madeOf.add('person', ...items.map(({ userID }) => userID));
  }),
  note(getPublicProfile, (madeOf, _, { userID }) => {
    madeOf.add('person', userID);
    madeOf.add('reference');
  }),
  note(listBusinessesOfPerson, (madeOf, { query }, businesses) => {
    // Who joins or leaves a business changes the person.
    madeOf.add('person', query.userID);
    addBusinesses(madeOf, businesses);
  }),
  note(countSearch, (madeOf) => addSearches(madeOf)),
  note(suggest, (madeOf, _, { items }) => {
    addSearches(madeOf);
    madeOf.add('business', ...items.flatMap(({ businessID }) => businessID ?? []));
  }),
  note(listDirectoryCountries, (madeOf) => madeOf.add('search-business', 'reference')),
  note(getDirectoryCountry, (madeOf) => madeOf.add('search-business', 'reference')),
  note(listDataSources, (madeOf) => madeOf.add('sources')),
  note(getIndustryTree, (madeOf) => madeOf.add('reference')),
  note(listCountries, (madeOf) => madeOf.add('reference')),
  note(listStates, (madeOf) => madeOf.add('reference')),
  note(listBusinessTypes, (madeOf) => madeOf.add('reference')),
  note(listJobPositions, (madeOf) => madeOf.add('reference')),
]);

function note<C extends Call>(call: C, how: Note<C>): [Call, Note<Call>] {
  return [call, how as Note<Call>];
}

function addBusinesses(madeOf: MadeOfRecord, cards: readonly BusinessCard[]): void {
  madeOf.add('business', ...cards.map(({ businessID }) => businessID));
}

/** A product's answer holds the card of its business. */
function addProducts(madeOf: MadeOfRecord, products: readonly Product[]): void {
  madeOf.add('product', ...products.map(({ productID }) => productID));
  madeOf.add('business', ...products.map(({ businessID }) => businessID));
}

function addSearches(madeOf: MadeOfRecord): void {
  for (const subject of ['search-business', 'search-product', 'search-person'] as const) madeOf.add(subject);
}

/** The client, noting down what its answers follow from; a call that fails leaves a page that is not whole. */
export function recording(client: Client, madeOf: MadeOfRecord): Client {
  async function whole<C extends Call>(call: C, input: Input<C>, options?: CallOptions) {
    try {
      const answer = await client.whole(call, input, options);
      const how = notes.get(call);
      if (how) how(madeOf, input as Input<Call>, answer.data);
      else madeOf.spoil();
      return answer;
    } catch (error) {
      madeOf.spoil();
      throw error;
    }
  }
  return Object.assign(
    async <C extends Call>(call: C, input: Input<C>, options?: CallOptions) =>
      (await whole(call, input, options)).data,
    { whole },
  );
}
