import { type Static, Type } from 'typebox';
import { WorkingHours } from './business-field.ts';
import { BusinessPart, BusinessSection } from './business-sections.ts';
import { defineCall } from './call.ts';
import {
  BusinessTypeCode,
  BusinessTypeName,
  CountryName,
  DataSource,
  IndustryName,
  LanguageName,
  NumberRange,
  Picture,
  Reactions,
  StateName,
  Subscription,
  Uuid,
} from './field.ts';
import { ShownFile } from './file-reference.ts';
import { BusinessRole } from './person.ts';

const noun = 'business';

/** Where the business's data come from; `demo` businesses are invented. */
const Origin = Type.Enum(['registered', 'imported', 'demo']);

const identity = {
  businessID: Uuid,
  key: Type.String({ description: 'The same id, for lists' }),
  subscription: Subscription,
  verified: Type.Boolean({ description: 'Whether a checked fact has not expired' }),
  origin: Origin,
  claimed: Type.Boolean({
    description:
      'False while nobody owns it: imported companies nobody has claimed yet, and those whose last owner left',
  }),
  reactions: Reactions,
  answering: Type.Optional(
    Type.Object(
      {
        inquiries: Type.Integer({ description: 'That count, of the last 90 days' }),
        share: Type.Optional(Type.Integer({ description: 'Per cent of them that were answered' })),
        minutes: Type.Optional(
          Type.Integer({ description: 'Until the first answer, the median, by the hours of the business' }),
        ),
      },
      {
        description: 'Of businesses somebody owns; share and minutes once there are five inquiries',
      },
    ),
  ),
};

const cardGeneral = {
  companyName: Type.String(),
  shortDescription: Type.Optional(Type.String()),
  profilePhoto: Type.Optional(Picture),
  businessType: BusinessTypeName,
  industry: Type.Optional(IndustryName),
  categories: Type.Array(IndustryName),
  yearStablished: Type.Optional(Type.Integer()),
  totalEmployees: Type.Optional(NumberRange),
  classifiedByKontor: Type.Array(Type.Enum(['businessType', 'industry', 'categories', 'subCategories']), {
    description: 'Fields derived by a rule of ours, not stated by the source',
  }),
};

/** Checklist 156: a business as lists and cards show it. */
const card = {
  ...identity,
  general: Type.Object(cardGeneral),
  contactInfo: Type.Object({ country: CountryName, city: Type.Optional(Type.String()) }),
};
export const BusinessCard = Type.Object(card);
export type BusinessCard = Static<typeof BusinessCard>;

const Phone = Type.Object({
  countryCode: Type.Optional(Type.String()),
  businessPhoneNumber: Type.String(),
});

const Named = Type.Object({ code: Type.Optional(Type.String()), name: Type.String() });
const optionalText = Type.Optional(Type.String());

const Certificate = Type.Object({
  id: Uuid,
  name: Type.String(),
  issuer: optionalText,
  number: optionalText,
  issueDate: Type.String({ description: 'YYYY-MM-DD' }),
  expireDate: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
  expired: Type.Boolean(),
  photo: Type.Optional(Picture),
  document: Type.Optional(
    Type.Object(
      {
        url: Type.String({ description: 'Where it is downloaded, under the name of the certificate' }),
        bytes: Type.Integer(),
      },
      { description: 'The certificate as a PDF' },
    ),
  ),
});

const VerifiedFact = Type.Object({
  fact: Type.Enum([
    'legal_address',
    'company_registration',
    'phone_and_email',
    'factory',
    'employees',
    'certificate',
    'annual_revenue',
    'year_established',
  ]),
  method: Type.Enum(['visited', 'document_seen', 'called', 'confirmed_with_issuer', 'public_register']),
  checkedBy: Type.String(),
  checkedAt: Type.String({ description: 'ISO 8601' }),
  expiresAt: Type.String({ description: 'ISO 8601' }),
});

/** Checklist 158–164: the whole profile in its groups. */
export const BusinessProfile = Type.Object({
  ...identity,
  general: Type.Object({
    ...cardGeneral,
    subCategories: Type.Optional(
      Type.Array(IndustryName, {
        description: 'Below its categories; of imported businesses that name some',
      }),
    ),
    generalDescription: optionalText,
    textLanguages: Type.Optional(
      Type.Object(
        {
          shortDescription: Type.Optional(LanguageName),
          generalDescription: Type.Optional(LanguageName),
        },
        { description: 'Of descriptions that are known to be in another language than was asked for' },
      ),
    ),
    totalAnnualRevenue: Type.Optional(NumberRange),
    totalProductionEmployees: Type.Optional(NumberRange),
    productionCapacity: Type.Optional(
      Type.Object({ ...NumberRange.properties, unit: optionalText, period: optionalText }),
    ),
    coverPhoto: Type.Optional(Picture),
    video: Type.Optional(ShownFile),
  }),
  contactInfo: Type.Object({
    legalAddressEnglish: optionalText,
    shippingAddressEnglish: optionalText,
    city: optionalText,
    zipcode: optionalText,
    country: CountryName,
    state: Type.Optional(StateName),
    email: optionalText,
    website: optionalText,
    phone: Type.Optional(Phone),
    mobilePhone: Type.Optional(Phone),
    timeZone: Type.Optional(Type.String({ description: 'As `America/Monterrey`' })),
    workingHours: Type.Optional(WorkingHours),
  }),
  factory: Type.Object({
    manufacturingFacilities: optionalText,
    city: optionalText,
    zipcode: optionalText,
    country: Type.Optional(CountryName),
    state: Type.Optional(StateName),
    factorySize: Type.Optional(Type.Number({ description: 'Square metres' })),
    numberProductionLines: Type.Optional(Type.Integer()),
    contractManufacturing: Type.Array(Type.String()),
  }),
  tradeCapabilities: Type.Object({
    markets: Type.Array(Named),
    spokenLanguages: Type.Array(Named),
    totalEmployeesSales: Type.Optional(Type.Integer()),
    averageLeadTime: Type.Optional(Type.Integer({ description: 'Days' })),
  }),
  businessTerms: Type.Object({
    acceptedDeliveryTerms: Type.Array(Named),
    acceptedPaymentCurrencies: Type.Array(Named),
    packagingTypes: Type.Array(Named),
    acceptedPaymentTypes: Type.Array(Named),
  }),
  certificates: Type.Array(Certificate),
  verifiedFacts: Type.Array(VerifiedFact),
  confirmedOn: Type.Partial(
    Type.Record(
      BusinessPart,
      Type.String({ description: 'YYYY-MM-DD: when its people last said it is right, or changed it' }),
    ),
  ),
  source: Type.Optional(DataSource),
});
export type BusinessProfile = Static<typeof BusinessProfile>;

/** Checklist 157 and 199: what the caller is to this business; empty for visitors. */
export const BusinessSession = Type.Object({
  accessLevel: Type.Optional(BusinessRole),
});

export const getBusinessProfile = defineCall({
  name: 'getBusinessProfile',
  method: 'GET',
  path: 'business/profile/{businessID}',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'A business with its whole profile, certificates and verified facts',
  params: Type.Object({ businessID: Uuid }),
  data: BusinessProfile,
  session: BusinessSession,
  errors: ['NotFound'],
});

const ofCountry = Type.Object({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) });

export const listLatestBusinesses = defineCall({
  name: 'listLatestBusinesses',
  method: 'GET',
  path: 'business/profile/latest',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'The newest three registered businesses of MA, DI, EX and CO; those of the given country first',
  query: ofCountry,
  data: Type.Array(Type.Object({ businessType: BusinessTypeCode, businesses: Type.Array(BusinessCard) })),
});

export const listMostLikedBusinesses = defineCall({
  name: 'listMostLikedBusinesses',
  method: 'GET',
  path: 'business/profile/most-liked',
  access: 'anyone',
  limit: 'read',
  noun,
  summary:
    'The five businesses with most likes; those of the given country first. Without a like none is listed',
  query: ofCountry,
  data: Type.Array(BusinessCard),
});

/** A business in the list of somebody it belongs to. */
export const BusinessOfPerson = Type.Object({
  ...card,
  accessLevel: Type.Optional(
    Type.Intersect([BusinessRole], { description: 'What the person is there; told to themselves alone' }),
  ),
});
export type BusinessOfPerson = Static<typeof BusinessOfPerson>;

/** Checklist 285. */
export const listBusinessesOfPerson = defineCall({
  name: 'listBusinessesOfPerson',
  method: 'GET',
  path: 'business/profile/list-business',
  access: 'anyone',
  limit: 'read',
  noun,
  summary: 'The businesses a person belongs to, the oldest membership first, at most 100',
  query: Type.Object({ userID: Uuid }),
  data: Type.Array(BusinessOfPerson),
});

/** A business in the list of whoever it belongs to. */
export const MyBusiness = Type.Object({
  ...card,
  contactInfo: Type.Object({ ...card.contactInfo.properties, state: Type.Optional(StateName) }),
  accessLevel: BusinessRole,
  products: Type.Integer({ description: 'All of them, whether shown or not' }),
  productsShown: Type.Integer({ description: 'How many its membership shows' }),
  members: Type.Integer(),
  completeness: Type.Number({ description: 'Share of the facts that count for its type, 0 to 1' }),
  lastPublished: Type.Optional(Type.String({ description: 'ISO 8601, UTC; when its profile last changed' })),
  unpublishedFields: Type.Integer({ description: "Fields of the caller's own drafts" }),
  unconfirmedSections: Type.Array(BusinessSection, {
    description: 'Those nobody changed or confirmed for 12 months',
  }),
  joinRequests: Type.Integer({ description: 'People who ask to join and wait for an answer; 0 for members' }),
  expiredCertificates: Type.Integer({ description: '0 for members' }),
  expiringCertificates: Type.Integer({
    description: 'Of those that hold, those that do not in 30 days; 0 for members',
  }),
  ownershipOffer: Type.Optional(
    Type.Enum(['toCaller', 'byCaller'], {
      description: 'An offer of the ownership that waits for its answer',
    }),
  ),
});
export type MyBusiness = Static<typeof MyBusiness>;

/** Checklist 291. */
export const listMyBusinesses = defineCall({
  name: 'listMyBusinesses',
  method: 'GET',
  path: 'business/profile/my-list',
  access: 'signed-in',
  limit: 'read',
  noun,
  summary:
    'The businesses of whoever is signed in, with what they are there, the oldest membership first, at most 100',
  data: Type.Array(MyBusiness),
});
