import { type Static, type TSchema, Type } from 'typebox';
import { businessLimits as limits } from './business-limits.ts';
import { oneLine } from './pattern.ts';

/**
 * How a field of a profile stands in answers, how it is sent, and how a draft holds it, right or wrong. Answers leave out what is not
 * stated; whoever sends takes a value away by null or an empty text, list or object, since clients leave null out.
 */
export interface FieldShape<
  Stated extends TSchema = TSchema,
  Sent extends TSchema = TSchema,
  Drafted extends TSchema = TSchema,
> {
  stated: Stated;
  sent: Sent;
  drafted: Drafted;
}

/** Most characters of one text and most entries of one list in a draft: what bounds its size, no rule of any field. */
const draftLimits = { text: 2_000, entries: 1_000 } as const;
const draftedText = { type: 'string', maxLength: draftLimits.text } as const;
/** A number, or what was typed where one is to be. */
const draftedNumber = { type: ['number', 'string'], maxLength: draftLimits.text } as const;

function textField(description: string, schema: object) {
  const type = ['string', 'null'];
  return {
    stated: Type.String({ description }),
    sent: Type.Unsafe<string | null>({ type, ...schema }),
    drafted: Type.Unsafe<string | null>({ ...draftedText, type }),
  };
}

/** Text of one line. */
export function line(maxLength: number, description = '') {
  return textField(description, { maxLength, pattern: oneLine });
}

/** Text of several lines. */
export function lines(maxLength: number) {
  return textField('', { maxLength });
}

/** One code of a list that the server knows. */
export function code(description: string) {
  return textField(description, { maxLength: 100, pattern: oneLine });
}

function numberField<Stated extends TSchema>(stated: Stated, type: string, bounds: object) {
  const sent = { type: [type, 'string', 'null'], ...bounds, pattern: '^$' };
  const drafted = { ...draftedNumber, type: ['number', 'string', 'null'] };
  return {
    stated,
    sent: Type.Unsafe<number | string | null>(sent),
    drafted: Type.Unsafe<number | string | null>(drafted),
  };
}

/** A whole number. */
export function whole(minimum: number, maximum: number, description = '') {
  return numberField(Type.Integer({ description }), 'integer', { minimum, maximum });
}

/** A number above 0. */
export function amount(maximum: number, description: string) {
  return numberField(Type.Number({ description }), 'number', { exclusiveMinimum: 0, maximum });
}

/** Parts as a draft holds them: numbers may be texts. */
type Drafted<Parts> = {
  [Name in keyof Parts]?: (number extends Parts[Name] ? number | string : Parts[Name]) | undefined;
};

function objectField<Stated extends TSchema>(stated: Stated, properties: object, drafted: object) {
  const ofParts = (parts: object) => ({
    type: ['object', 'null'],
    properties: parts,
    additionalProperties: false,
  });
  return {
    stated,
    sent: Type.Unsafe<Static<Stated> | null>(ofParts(properties)),
    drafted: Type.Unsafe<Drafted<Static<Stated>> | null>(ofParts(drafted)),
  };
}

function bounds(type: 'integer' | 'number', maximum: number) {
  const bound = { type, minimum: 0, maximum };
  return { min: bound, max: bound };
}

const draftedRange = { min: draftedNumber, max: draftedNumber };
const Range = Type.Object({ min: Type.Optional(Type.Number()), max: Type.Optional(Type.Number()) });

/** From one whole number to another, either of them or both. */
export function range(maximum: number) {
  return objectField(Range, bounds('integer', maximum), draftedRange);
}

/** What is produced: a range with its unit and period, of `capacityUnits` and `capacityPeriods`. */
export function capacity() {
  const text = { type: 'string', maxLength: 100, pattern: oneLine };
  return objectField(
    Type.Object({
      ...Range.properties,
      unit: Type.Optional(Type.String()),
      period: Type.Optional(Type.String()),
    }),
    { ...bounds('number', limits.productionCapacity), unit: text, period: text },
    { ...draftedRange, unit: draftedText, period: draftedText },
  );
}

/** A business's own texts in one further language. */
export function texts() {
  const text = Type.Optional(Type.String());
  return objectField(
    Type.Object({ shortDescription: text, generalDescription: text }),
    {
      shortDescription: { type: 'string', maxLength: limits.shortDescription },
      generalDescription: { type: 'string', maxLength: limits.generalDescription },
    },
    { shortDescription: draftedText, generalDescription: draftedText },
  );
}

export function phone() {
  return objectField(
    Type.Object({
      countryCode: Type.Optional(Type.String()),
      businessPhoneNumber: Type.Optional(Type.String()),
    }),
    {
      countryCode: { type: 'string', maxLength: limits.dialCode },
      businessPhoneNumber: { type: 'string', maxLength: limits.phoneNumber },
    },
    { countryCode: draftedText, businessPhoneNumber: draftedText },
  );
}

/** Days from Monday, 1, to Sunday, 7, and the times between which somebody answers, as `09:00`. */
export const WorkingHours = Type.Object({
  days: Type.Array(Type.Integer()),
  from: Type.String(),
  to: Type.String(),
});

export function workingHours() {
  const time = { type: 'string', maxLength: 10 };
  const days = { type: 'array', maxItems: 7, items: { type: 'integer', minimum: 1, maximum: 7 } };
  return objectField(
    Type.Partial(WorkingHours),
    { days, from: time, to: time },
    { days, from: draftedText, to: draftedText },
  );
}

/** Codes of a list; each counts once. */
export function list(maxItems: number, description: string) {
  const sent = { type: ['array', 'null'], maxItems, items: { type: 'string', maxLength: 100 }, description };
  const drafted = { type: ['array', 'null'], maxItems: draftLimits.entries, items: draftedText };
  return {
    stated: Type.Array(Type.String(), { description }),
    sent: Type.Unsafe<string[] | null>(sent),
    drafted: Type.Unsafe<string[] | null>(drafted),
  };
}
