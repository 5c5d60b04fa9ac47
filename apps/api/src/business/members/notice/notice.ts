import { languages } from '@kontor/contract';
import { type Static, Type } from 'typebox';

/** What people of a business are told by mail. */
export const Notice = Type.Object({
  mailID: Type.String(),
  kind: Type.Enum([
    'ownership-offered',
    'ownership-offer-made',
    'ownership-declined',
    'ownership-taken',
    'ownership-given',
    'join-asked',
    'join-accepted',
    'join-declined',
  ]),
  businessID: Type.String(),
  readerID: Type.String(),
  /** Whom it is about, besides its reader. */
  otherID: Type.String(),
  /** Of whoever caused it: for readers whose account says none. */
  language: Type.Enum(languages),
});
export type Notice = Static<typeof Notice>;
