import { type Static, Type } from 'typebox';
import { Picture, Uuid } from './field.ts';

/** Checklist 153: a business as it stands beside what its people do in its name. */
export const ShownBusiness = Type.Object({
  businessID: Uuid,
  general: Type.Object({ companyName: Type.String(), profilePhoto: Type.Optional(Picture) }),
});
export type ShownBusiness = Static<typeof ShownBusiness>;

/** Checklist 153: a person as they stand beside what they do. */
export const ShownPerson = Type.Object({
  userID: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  profilePhoto: Type.Optional(Picture),
});
export type ShownPerson = Static<typeof ShownPerson>;

/** Who does something in the network: a person as themselves, or a business. */
export const Author = Type.Union([ShownBusiness, ShownPerson]);
export type Author = Static<typeof Author>;

/** As which business of theirs somebody acts; as themselves without it. */
export const AsBusiness = {
  businessID: Type.Optional(
    Type.Intersect([Uuid], { description: "One's own business, or one's own user id; oneself without it" }),
  ),
};
