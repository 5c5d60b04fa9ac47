import { Type } from 'typebox';

/** A file that is no picture, as it is shown: its address, and what is known of it. */
export const ShownFile = Type.Object({
  url: Type.String(),
  contentType: Type.Optional(Type.String()),
  bytes: Type.Optional(Type.Integer()),
});

/** A file that changes or goes; absent it stays. */
export const FileReference = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  pattern: '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$',
  description: 'Token of an upload; empty to take the file away',
});
