import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { searchTabs } from './business-types.ts';
import { defineCall } from './call.ts';
import { capabilityChoices } from './capability-choices.ts';
import { filters, maxCountries, searchOrders } from './capability-filters.ts';
import { BusinessTypeCode, CountryCode, Uuid } from './field.ts';
import { filterSteps } from './filter-steps.ts';
import { PersonCard } from './person.ts';
import { Product } from './product.ts';

const noun = 'search';

/** Result pages reach the 10,000th result. */
export const maximumSkip = 9_995;

/** Of what is searched for, in characters. */
const maxLength = 200;
const text = {
  textQuery: Type.String({ maxLength, default: '' }),
  asTyped: Type.Optional(
    Type.Boolean({ description: 'Nothing of the text is corrected, left out or taken for a location' }),
  ),
};
const page = {
  skip: Type.Integer({ minimum: 0, maximum: maximumSkip, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: 50, default: 5 }),
};
const country = {
  country: Type.Optional(CountryCode),
  countries: Type.Optional(
    Type.Array(CountryCode, { maxItems: maxCountries, description: 'In one of these; instead of `country`' }),
  ),
};
const place = {
  industry: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
  category: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  subcategory: Type.Optional(Type.String({ pattern: '^[0-9]{8}$' })),
};

/** What a total says of itself: the exact count, a rounded estimate, or a lower bound ("10,000+"). */
export const TotalIs = Type.Enum(['exact', 'about', 'atLeast']);

/** What was searched for instead of, or could be meant by, the words typed. */
const Correction = Type.Object({
  textQuery: Type.String(),
  applied: Type.Boolean({ description: 'Whether the items are those of the correction' }),
  place: Type.Optional(
    Type.String({
      description:
        'Id of the place of the industry tree that is meant, whose name in English the text is: nothing says what was typed',
    }),
  ),
});

/** A country, a state or a city that the text names. */
const Location = Type.Object({
  kind: Type.Enum(['country', 'state', 'city']),
  code: Type.String({ description: 'ISO 3166-1 of a country, ISO 3166-2 of a state, the words of a city' }),
  name: Type.String({ description: 'Of a country and a state in English' }),
  textQuery: Type.String({ description: 'The text without it' }),
});

/** By what a row was found. */
export const Reason = Type.Object({
  in: Type.Enum(['exactName', 'name', 'place', 'text', 'figure', 'nearFigure'], {
    description:
      'Its name is what was typed; a word is in its name; it stands in a place of the industry tree that the words name; a word is elsewhere in it; it gives the figure, or one near to it',
  }),
  text: Type.String({ description: 'The word or the figure; of a place its id' }),
});
export type Reason = Static<typeof Reason>;

function resultsOf<T extends typeof BusinessCard | typeof Product | typeof PersonCard>(item: T) {
  return Type.Object({
    items: Type.Array(item),
    total: Type.Integer(),
    totalIs: TotalIs,
    correction: Type.Optional(Correction),
    reasons: Type.Array(Type.Object({ id: Uuid, reasons: Type.Array(Reason) }), {
      description: 'By what each item was found, where words were searched for',
    }),
    locations: Type.Array(Location, { description: 'What of the text narrowed the results as a location' }),
  });
}

/** The same with the card in the slot beside the results, which a business pays for. */
function promotedResultsOf<T extends typeof BusinessCard | typeof Product>(item: T) {
  const { properties } = resultsOf(item);
  return Type.Object({
    ...properties,
    promoted: Type.Optional(
      Type.Object(
        {
          boostID: Uuid,
          item,
          rotates: Type.Boolean({ description: 'Whether others fit as well, which take turns' }),
        },
        {
          description:
            'Paid placement: to be shown apart from the results and marked as such. It fits what was asked for, is none of the items, and changes nothing in their order',
        },
      ),
    ),
  });
}

/** One of the choices of a list is enough. */
function oneOf<Choice extends string>(choices: readonly Choice[], description: string) {
  const choice = Type.Unsafe<Choice>(Type.Enum([...choices]));
  return Type.Optional(Type.Array(choice, { maxItems: choices.length, description }));
}

const capabilities = {
  proof: oneOf(
    capabilityChoices.proof,
    'Any certificate, a checked fact, or the certificate of a standard; none that has expired',
  ),
  employees: oneOf(capabilityChoices.employees, 'From and up to so many'),
  contractManufacturing: oneOf(capabilityChoices.contractManufacturing, 'What it makes for others'),
  deliveryTerm: oneOf(capabilityChoices.deliveryTerm, 'Incoterms 2020'),
  currency: oneOf(capabilityChoices.currency, 'ISO 4217 of a currency it is paid in'),
  language: oneOf(capabilityChoices.language, 'ISO 639-1 of a language it speaks'),
  leadTime: Type.Optional(Type.Enum([...filterSteps.leadTime], { description: 'At most so many days' })),
};
/** Those of products, which are filtered by what their business can do, too. */
const ofProducts = {
  ...capabilities,
  offer: oneOf(capabilityChoices.offer, 'That it is in stock, that its price is stated'),
  minimumOrder: Type.Optional(
    Type.Enum([...filterSteps.minimumOrder], {
      description: 'A minimum order of at most so many, of whatever unit',
    }),
  ),
};
const order = {
  order: Type.Optional(
    Type.Enum([...searchOrders], {
      description: 'Of the 10,000 that fit best; how well they fit unless said otherwise',
    }),
  ),
};

export const searchBusinesses = defineCall({
  name: 'searchBusinesses',
  method: 'POST',
  path: 'search/business',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary: 'Businesses by words, type, country, place in the industry tree and what they can do',
  body: Type.Object({
    ...text,
    ...page,
    ...country,
    ...place,
    ...capabilities,
    ...order,
    businessType: Type.Optional(BusinessTypeCode),
  }),
  data: promotedResultsOf(BusinessCard),
});

export const searchProducts = defineCall({
  name: 'searchProducts',
  method: 'POST',
  path: 'search/product',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary:
    'Products by words, country of the business, place in the industry tree, and what they and their business offer',
  body: Type.Object({ ...text, ...page, ...country, ...place, ...ofProducts, ...order }),
  data: promotedResultsOf(Product),
});

export const searchPeople = defineCall({
  name: 'searchPeople',
  method: 'POST',
  path: 'search/user',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary: 'People by words, country and industry',
  body: Type.Object({ ...text, ...page, ...country, ...place }),
  data: resultsOf(PersonCard),
});

const Total = Type.Object({ total: Type.Integer(), totalIs: TotalIs });
export const countSearch = defineCall({
  name: 'countSearch',
  method: 'POST',
  path: 'search/counts',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary:
    "All tabs' totals for one query, and where the results of one tab are when there are few enough to say so; filters narrow what has them",
  body: Type.Object({
    ...text,
    ...country,
    ...place,
    ...ofProducts,
    tab: Type.Optional(Type.Enum([...searchTabs])),
  }),
  data: Type.Object({
    counts: Type.Object({
      PR: Total,
      UR: Total,
      MA: Total,
      DI: Total,
      WS: Total,
      IM: Total,
      EX: Total,
      RE: Total,
      IN: Total,
      CO: Total,
      GO: Total,
    }),
    countries: Type.Optional(
      Type.Array(Type.Object({ code: CountryCode, total: Type.Integer() }), {
        description: "The tab's results without the country filter by country, most first, at most 6",
      }),
    ),
  }),
});

export const countChoices = defineCall({
  name: 'countChoices',
  method: 'POST',
  path: 'search/choices',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary:
    'What the filters of a tab would find: each choice alone in its list, all other filters as they are',
  body: Type.Object({
    ...text,
    ...country,
    ...place,
    ...ofProducts,
    tab: Type.Enum(searchTabs.filter((tab) => tab !== 'UR')),
  }),
  data: Type.Object({
    total: Total,
    lists: Type.Array(
      Type.Object({
        filter: Type.Enum([...filters]),
        choices: Type.Array(
          Type.Object({
            choice: Type.String({ description: 'Of a figure the step: at most so many' }),
            total: Type.Optional(
              Type.Integer({ description: 'Rows it would find; not said where there are too many to count' }),
            ),
          }),
        ),
      }),
    ),
  }),
});

/** Which fields a suggestion has follows from its kind. */
export const Suggestion = Type.Object({
  kind: Type.Enum(['words', 'category', 'business', 'product', 'place'], {
    description:
      'Words to search for, a node of the industry tree, a business, a product, or a country in which to search',
  }),
  text: Type.String({ description: 'Words, or the name of what is suggested in the language asked for' }),
  industry: Type.Optional(Type.String()),
  category: Type.Optional(Type.String()),
  subcategory: Type.Optional(Type.String()),
  businessID: Type.Optional(Uuid),
  productID: Type.Optional(Uuid),
  companyName: Type.Optional(Type.String({ description: 'Of a product, whose it is' })),
  country: Type.Optional(CountryCode),
  words: Type.Optional(Type.String({ description: 'What to search for in the country; all of it without' })),
});
export type Suggestion = Static<typeof Suggestion>;

export const suggest = defineCall({
  name: 'suggest',
  method: 'GET',
  path: 'search/suggest',
  access: 'anyone',
  limit: 'search',
  noun,
  summary:
    'Completions while typing: words, nodes of the industry tree, businesses, products and countries; at most 8',
  query: Type.Object({ q: Type.String({ maxLength }) }),
  data: Type.Object({ items: Type.Array(Suggestion) }),
});
