import { type Static, Type } from 'typebox';
import { oneLine } from './pattern.ts';
import { longestAlt } from './picture-limits.ts';

const uuid = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';
const token = { type: ['string', 'null'], pattern: `^(${uuid})?$` };

const alt = { type: ['string', 'null'], maxLength: longestAlt, pattern: oneLine };

/** A picture for something new. */
export const NewPictureReference = Type.Unsafe<string | { token: string; alt?: string | null }>({
  type: ['string', 'object'],
  pattern: `^${uuid}$`,
  properties: { token: { type: 'string', pattern: `^${uuid}$` }, alt },
  required: ['token'],
  description: 'Token of an upload, or an object with it and what is to be seen in words (`alt`)',
});

/** A picture that stays, changes or goes. */
export const PictureReference = Type.Unsafe<
  string | null | { token?: string; url?: string; alt?: string | null }
>({
  type: ['string', 'object', 'null'],
  pattern: token.pattern,
  properties: {
    token,
    url: { type: ['string', 'null'] },
    alt,
  },
  description:
    'Token of an upload, or an object with it and what is to be seen in words (`alt`). The picture as answers give it (`url`) stays; its `alt` can be changed so.',
});
export type PictureReference = Static<typeof PictureReference>;
