import { type Static, Type } from 'typebox';
import { EditedDataSheet } from './data-sheet.ts';
import { Picture, Uuid } from './field.ts';
import { ShownFile } from './file-reference.ts';
import { oneLine } from './pattern.ts';
import { MinimumOrder, Price } from './product.ts';
import { missingFacts } from './product-facts.ts';
import { productLimits as limits } from './product-limits.ts';
import { UploadToken } from './upload.ts';

// What the form of a product holds: as it is sent, and as it is read.

const line = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: oneLine });

/** Industry, category and, where it has one, subcategory: `0006.000601.00060101`. */
export const PlaceInTree = Type.String({ pattern: '^[0-9]{4}\\.[0-9]{6}(\\.[0-9]{8})?$' });

/** A new photo by its upload, or one the product has by its id; in either case with its words. */
const SentPhoto = Type.Object({
  token: Type.Optional(UploadToken),
  photoID: Type.Optional(Uuid),
  alt: Type.Optional(
    Type.String({ maxLength: limits.alt, pattern: oneLine, description: 'What is to be seen, in words' }),
  ),
});

/** A new video by its upload, or one the product has by its id; in either case with its title. */
const SentVideo = Type.Object({
  token: Type.Optional(UploadToken),
  videoID: Type.Optional(Uuid),
  title: Type.Optional(line(limits.videoTitle)),
});

/** All that the form of a product holds: what is absent is not stated, and no more once it is sent. */
export const ProductInput = Type.Object({
  name: line(limits.name, 1),
  description: Type.Optional(Type.String({ maxLength: limits.description })),
  keywords: Type.Optional(Type.Array(line(limits.keyword), { maxItems: limits.keywords })),
  category: PlaceInTree,
  specs: Type.Optional(
    Type.Array(
      Type.Object({
        key: line(limits.specKey, 1),
        value: line(limits.specValue, 1),
        unit: Type.Optional(line(limits.unit)),
      }),
      { maxItems: limits.specs },
    ),
  ),
  leadTimeDays: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.leadTimeDays })),
  minimumOrder: Type.Optional(
    Type.Object({
      number: Type.Number({ exclusiveMinimum: 0, maximum: limits.minimumOrder }),
      unit: line(limits.unit, 1),
    }),
  ),
  stock: Type.Boolean(),
  price: Type.Optional(
    Type.Object({
      amount: Type.Number({ minimum: 0, maximum: limits.price }),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      per: Type.Optional(line(limits.unit)),
    }),
  ),
  photos: Type.Optional(
    Type.Array(SentPhoto, {
      maxItems: limits.photos,
      description: 'In their order; the first is the main one',
    }),
  ),
  videos: Type.Optional(
    Type.Array(SentVideo, {
      maxItems: limits.videos,
      description: 'In their order; absent, those the product has stay as they are',
    }),
  ),
});
export type ProductInput = Static<typeof ProductInput>;

export const MissingFact = Type.Enum([...missingFacts]);
export type MissingFact = Static<typeof MissingFact>;

/** Who wrote last, and when; nobody is named of whom the account is gone, and of what no person wrote. */
export const Changed = {
  updatedAt: Type.String({ description: 'ISO 8601' }),
  updatedBy: Type.Optional(Type.Object({ userID: Uuid, name: Type.String() })),
};

/** How a product stands. */
export const Standing = Type.Object({
  productID: Uuid,
  revision: Type.Integer({ description: 'Grows with each change of what the form holds' }),
  listed: Type.Boolean({
    description: 'Whether the public sees it: not archived, and within what the membership shows',
  }),
  archivedAt: Type.Optional(Type.String({ description: 'ISO 8601' })),
});

/** A product as its form holds it. */
export const EditedProduct = Type.Object({
  ...Standing.properties,
  ...Changed,
  businessID: Uuid,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  keywords: Type.Array(Type.String()),
  category: Type.Optional(Type.String({ description: 'As it is sent: `0006.000601.00060101`' })),
  specs: Type.Array(
    Type.Object({ key: Type.String(), value: Type.String(), unit: Type.Optional(Type.String()) }),
  ),
  leadTimeDays: Type.Optional(Type.Integer()),
  leadTime: Type.Optional(Type.String({ description: 'As it was stated before lead times were days' })),
  minimumOrder: Type.Optional(MinimumOrder),
  stock: Type.Boolean(),
  price: Type.Optional(Price),
  photos: Type.Array(Type.Object({ photoID: Uuid, ...Picture.properties })),
  videos: Type.Array(
    Type.Object({ videoID: Uuid, ...ShownFile.properties, title: Type.Optional(Type.String()) }),
  ),
  dataSheets: Type.Array(EditedDataSheet, {
    description: 'No part of the form: each change of theirs is a call of its own, and public at once',
  }),
  missing: Type.Array(MissingFact),
  productCount: Type.Integer({ description: 'Of the business, archived ones aside' }),
  place: Type.Optional(
    Type.Integer({ description: 'In the order of the business, from 1; of what is not archived' }),
  ),
});
export type EditedProduct = Static<typeof EditedProduct>;
