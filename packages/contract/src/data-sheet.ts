import { type Static, Type } from 'typebox';
import { Uuid } from './field.ts';

const Version = Type.Integer({ description: 'From 1; the latest is the one the public sees' });
const Bytes = Type.Integer();
const Moment = Type.String({ description: 'ISO 8601' });

const facts = {
  sheetID: Uuid,
  title: Type.String(),
  language: Type.Optional(Type.String({ description: 'ISO 639-1' })),
  url: Type.String({ description: 'Where the latest version is downloaded, which counts it' }),
};

/** A data sheet as the public sees it. */
export const DataSheet = Type.Object({
  ...facts,
  version: Version,
  bytes: Bytes,
  updatedAt: Type.Intersect([Moment], { description: 'When this version came' }),
});
export type DataSheet = Static<typeof DataSheet>;

/** A data sheet as the people of its business see it. */
export const EditedDataSheet = Type.Object({
  ...facts,
  versions: Type.Array(
    Type.Object({
      version: Version,
      url: Type.String({ description: 'Where just this version lies; not counted' }),
      bytes: Bytes,
      createdAt: Moment,
      downloads: Type.Integer(),
    }),
    { description: 'The latest first' },
  ),
});
export type EditedDataSheet = Static<typeof EditedDataSheet>;
