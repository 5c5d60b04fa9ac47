import { type Static, Type } from 'typebox';
import { BusinessTypeCode, Picture, Subscription, Uuid } from './field.ts';

const isDemo = Type.Optional(Type.Boolean({ description: 'Invented, to show the product with' }));

/** Checklist 153: a business as it stands beside what its people do in its name. */
export const ShownBusiness = Type.Object({
  businessID: Uuid,
  general: Type.Object({ companyName: Type.String(), profilePhoto: Type.Optional(Picture) }),
  isDemo,
  industryID: Type.Optional(Type.String()),
  subscription: Type.Optional(Subscription),
  businessTypeCode: Type.Optional(BusinessTypeCode),
});
export type ShownBusiness = Static<typeof ShownBusiness>;

/** Checklist 153: a person as they stand beside what they do. */
export const ShownPerson = Type.Object({
  userID: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  profilePhoto: Type.Optional(Picture),
  companyName: Type.Optional(Type.String({ description: 'Where they work' })),
  isDemo,
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
