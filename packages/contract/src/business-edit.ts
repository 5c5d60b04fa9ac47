import { type Static, Type } from 'typebox';
import { EditedCertificates } from './business-certificate.ts';
import { BusinessCompleteness } from './business-completeness.ts';
import { businessMediaParts, EditedMedia } from './business-media.ts';
import {
  BusinessFields,
  BusinessSection,
  businessFieldNames,
  businessSectionNames,
  draftedFields,
  sentFields,
} from './business-sections.ts';
import { defineCall } from './call.ts';
import { confirmation } from './confirmation.ts';
import { DataSource, Editor, Uuid } from './field.ts';
import { ofBusiness } from './of-business.ts';

export * from './business-certificate.ts';
export * from './business-completeness.ts';
export * from './business-media.ts';
export * from './business-sections.ts';

// What owners and administrators edit a business's profile with, section by section.

const Moment = Type.String({ description: 'ISO 8601, UTC' });
const FieldNames = Type.Array(Type.Enum(businessFieldNames));
const Revision = Type.Integer({ minimum: 0, description: 'Of the section: raised by each change' });

/** What one person has typed in a section and not published. */
export const BusinessDraft = Type.Object({
  savedAt: Moment,
  fields: Type.Intersect([FieldNames], { description: 'Every field that was typed' }),
  values: Type.Object(draftedFields, { description: 'As typed; a field that was emptied is absent' }),
  base: Type.Object(draftedFields, { description: 'What was published when it was typed' }),
  clashes: Type.Array(
    Type.Object({
      field: Type.Enum(businessFieldNames),
      by: Type.Optional(Editor),
      at: Type.Optional(Moment),
    }),
    { description: 'Fields published meanwhile with another value than was typed, by whom and when' },
  ),
});
export type BusinessDraft = Static<typeof BusinessDraft>;

export const BusinessSectionState = Type.Object({
  section: BusinessSection,
  values: Type.Intersect([BusinessFields], { description: 'What is published' }),
  revision: Revision,
  ...confirmation,
  imported: Type.Intersect([FieldNames], { description: 'Fields that still hold what a source said' }),
  draft: Type.Optional(Type.Intersect([BusinessDraft], { description: "The caller's own" })),
});
export type BusinessSectionState = Static<typeof BusinessSectionState>;

export const BusinessEdit = Type.Object({
  businessID: Uuid,
  sections: Type.Object({
    general: BusinessSectionState,
    contact: BusinessSectionState,
    factory: BusinessSectionState,
    trade: BusinessSectionState,
    terms: BusinessSectionState,
  }),
  certificates: EditedCertificates,
  media: EditedMedia,
  source: Type.Optional(Type.Intersect([DataSource], { description: 'Where imported fields come from' })),
  completeness: BusinessCompleteness,
  alsoEditing: Type.Array(Editor, { description: 'Others who have a draft of this business' }),
});
export type BusinessEdit = Static<typeof BusinessEdit>;

/** What calls on one business's edit have in common. */
const ofSection = {
  ...ofBusiness,
  limit: 'write',
  params: Type.Object({ businessID: Uuid, section: BusinessSection }),
  data: BusinessSectionState,
} as const;

export const getBusinessEdit = defineCall({
  ...ofBusiness,
  name: 'getBusinessEdit',
  method: 'GET',
  path: 'business/profile/{businessID}/edit',
  limit: 'read',
  summary: 'A business as its owner or an administrator edits it: what is published and their own drafts',
  data: BusinessEdit,
  errors: ['Forbidden', 'NotFound'],
});

export const PublishedFields = Type.Object(
  { revision: Revision, ...sentFields },
  { additionalProperties: false },
);
export type PublishedFields = Static<typeof PublishedFields>;

export const publishBusinessSection = defineCall({
  ...ofSection,
  name: 'publishBusinessSection',
  method: 'PUT',
  path: 'business/profile/{businessID}/{section}',
  summary:
    'Publishes the fields that are sent, all or none. A field that somebody else changed to another value since `revision` is a conflict that names it',
  body: PublishedFields,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});

export const confirmBusinessSection = defineCall({
  ...ofSection,
  name: 'confirmBusinessSection',
  method: 'POST',
  path: 'business/profile/{businessID}/{section}/confirm',
  summary: 'Says that all of a section is still right, today',
  errors: ['Forbidden', 'NotFound'],
});

/** A draft of the caller is theirs alone: others are told that there is one, never what it holds. */
export const saveBusinessDraft = defineCall({
  ...ofSection,
  name: 'saveBusinessDraft',
  method: 'PUT',
  path: 'business/profile/{businessID}/{section}/draft',
  summary:
    'Stores fields as they were typed, without a word about what is wrong with them, a number that cannot be read as text; those that are absent stay, those typed back to `base` leave the draft',
  body: Type.Object(
    {
      base: Type.Optional(
        Type.Object(draftedFields, {
          additionalProperties: false,
          description: 'What was published when a field was typed; for fields that are absent, what is now',
        }),
      ),
      ...draftedFields,
    },
    { additionalProperties: false },
  ),
  errors: ['Forbidden', 'NotFound'],
});

export const discardBusinessDraft = defineCall({
  ...ofSection,
  name: 'discardBusinessDraft',
  method: 'DELETE',
  path: 'business/profile/{businessID}/{section}/draft',
  summary: "Throws the caller's draft of a section away",
  errors: ['Forbidden', 'NotFound'],
});

/** Days for which a change can be undone. */
export const undoDays = 30;

const Value = Type.Unsafe<string | number | object>({
  description:
    'As the section has the field, a certificate or a picture as a whole; absent where there was none',
});

export const BusinessChange = Type.Object({
  changeID: Type.String(),
  section: Type.Enum([...businessSectionNames, 'certificates', 'media']),
  field: Type.Enum([...businessFieldNames, 'certificate', ...businessMediaParts]),
  before: Type.Optional(Value),
  after: Type.Optional(Value),
  by: Type.Optional(Editor),
  at: Moment,
  undoes: Type.Optional(Type.String({ description: 'The change it took back' })),
  undone: Type.Optional(
    Type.Object({ by: Type.Optional(Editor), at: Moment }, { description: 'By whom it was taken back' }),
  ),
  canUndo: Type.Boolean({ description: `Within ${undoDays} days, while the field has this value` }),
});
export type BusinessChange = Static<typeof BusinessChange>;

const ChangeID = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });

export const listBusinessChanges = defineCall({
  ...ofBusiness,
  name: 'listBusinessChanges',
  method: 'GET',
  path: 'business/profile/{businessID}/changes',
  limit: 'read',
  summary: 'Who changed what and when, the newest first, 20 at a time',
  query: Type.Object({ after: Type.Optional(ChangeID) }),
  data: Type.Object({
    changes: Type.Array(BusinessChange),
    next: Type.Optional(Type.String({ description: 'For `after`, while there are more' })),
  }),
  errors: ['Forbidden', 'NotFound'],
});

export const undoBusinessChange = defineCall({
  ...ofBusiness,
  name: 'undoBusinessChange',
  method: 'POST',
  path: 'business/profile/{businessID}/changes/{changeID}/undo',
  limit: 'write',
  summary: 'Makes a new change that takes another back, while the field has the value it was changed to',
  params: Type.Object({ businessID: Uuid, changeID: ChangeID }),
  data: BusinessChange,
  errors: ['Forbidden', 'NotFound', 'Conflict'],
});
