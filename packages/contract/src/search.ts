import { type Static, Type } from 'typebox';
import { BusinessCard } from './business.ts';
import { searchTabs } from './business-types.ts';
import { defineCall } from './call.ts';
import { BusinessTypeCode, CountryCode, Uuid } from './field.ts';
import { filterSteps } from './filter-steps.ts';
import { PersonCard } from './person.ts';
import { Product } from './product.ts';

const noun = 'search';

/** Result pages reach the 10,000th result. */
export const maximumSkip = 9_995;

/** Of what is searched for, in characters. */
const maxLength = 200;
const text = { textQuery: Type.String({ maxLength, default: '' }) };
const page = {
  skip: Type.Integer({ minimum: 0, maximum: maximumSkip, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: 50, default: 5 }),
};
const country = { country: Type.Optional(CountryCode) };
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
});

function resultsOf<T extends typeof BusinessCard | typeof Product | typeof PersonCard>(item: T) {
  return Type.Object({
    items: Type.Array(item),
    total: Type.Integer(),
    totalIs: TotalIs,
    correction: Type.Optional(Correction),
  });
}

export const searchBusinesses = defineCall({
  name: 'searchBusinesses',
  method: 'POST',
  path: 'search/business',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary: 'Businesses by words, type, country and place in the industry tree',
  body: Type.Object({
    ...text,
    ...page,
    ...country,
    ...place,
    businessType: Type.Optional(BusinessTypeCode),
  }),
  data: resultsOf(BusinessCard),
});

const steps = {
  leadTime: Type.Optional(Type.Enum([...filterSteps.leadTime], { description: 'At most so many days' })),
  minimumOrder: Type.Optional(
    Type.Enum([...filterSteps.minimumOrder], {
      description: 'A minimum order of at most so many, of whatever unit',
    }),
  ),
};

export const searchProducts = defineCall({
  name: 'searchProducts',
  method: 'POST',
  path: 'search/product',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary:
    'Products by words, country of the business, place in the industry tree, lead time and minimum order',
  body: Type.Object({ ...text, ...page, ...country, ...place, ...steps }),
  data: resultsOf(Product),
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
const StepTotals = Type.Array(Type.Object({ atMost: Type.Integer(), total: Type.Integer() }));

export const countSearch = defineCall({
  name: 'countSearch',
  method: 'POST',
  path: 'search/counts',
  access: 'anyone',
  limit: 'search',
  changes: false,
  noun,
  summary:
    "All tabs' totals for one query, and where the results of one tab are when there are few enough to say so; lead time and minimum order narrow products alone",
  body: Type.Object({
    ...text,
    ...country,
    ...place,
    ...steps,
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
    steps: Type.Optional(
      Type.Object(
        { leadTime: StepTotals, minimumOrder: StepTotals },
        {
          description:
            'Of the tab of products: what each step of a filter would find, all other filters as they are',
        },
      ),
    ),
  }),
});

export const Suggestion = Type.Object({
  kind: Type.Enum(['words', 'category', 'business']),
  text: Type.String(),
  businessID: Type.Optional(Uuid),
  industry: Type.Optional(Type.String()),
  category: Type.Optional(Type.String()),
  subcategory: Type.Optional(Type.String()),
});
export type Suggestion = Static<typeof Suggestion>;

export const suggest = defineCall({
  name: 'suggest',
  method: 'GET',
  path: 'search/suggest',
  access: 'anyone',
  limit: 'search',
  noun,
  summary: 'Completions while typing: words, places in the industry tree, businesses; at most 8',
  query: Type.Object({ q: Type.String({ maxLength }) }),
  data: Type.Object({ items: Type.Array(Suggestion) }),
});
