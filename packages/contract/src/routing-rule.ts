import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CountryCode, Uuid } from './field.ts';
import { Colleague } from './inquiry-team.ts';
import { teamLimits as limits } from './team-limits.ts';

// To whom of a business new inquiries are assigned. What is told of them is told to its people alone.

const what = {
  categories: Type.Array(Type.String({ pattern: '^[0-9]{4}(\\.[0-9]{6})?$' }), {
    maxItems: limits.ruleCategories,
    uniqueItems: true,
    description:
      'Industries and categories, as `0006` and `0006.000601`, of the product asked about; none for any inquiry',
  }),
  countries: Type.Array(CountryCode, {
    maxItems: limits.ruleCountries,
    uniqueItems: true,
    description: 'Of whoever asks: of their business, or of their profile; none for any',
  }),
};

export const RoutingRule = Type.Object({
  ...what,
  assignee: Type.Optional(
    Type.Intersect([Colleague], { description: 'Missing of somebody who has left: then it does nothing' }),
  ),
});
export type RoutingRule = Static<typeof RoutingRule>;

const RoutingRules = Type.Object({
  rules: Type.Array(RoutingRule, { description: 'In their order: the first that fits decides' }),
  version: Type.String({ description: 'Another one as soon as anything of them is' }),
});
export type RoutingRules = Static<typeof RoutingRules>;

const ofBusiness = {
  access: 'signed-in',
  noun: 'inquiry',
  params: Type.Object({ businessID: Uuid }),
  path: 'business/{businessID}/routing-rules',
  data: RoutingRules,
} as const;

export const getRoutingRules = defineCall({
  ...ofBusiness,
  name: 'getRoutingRules',
  method: 'GET',
  limit: 'read',
  summary: 'The rules by which new inquiries to a business are assigned, for its people',
  errors: ['Forbidden'],
});

export const saveRoutingRules = defineCall({
  ...ofBusiness,
  name: 'saveRoutingRules',
  method: 'PUT',
  limit: 'write',
  summary: 'Replaces all rules of a business that nobody else has changed since they were read',
  body: Type.Object({
    rules: Type.Array(Type.Object({ ...what, assigneeID: Type.Optional(Uuid) }), {
      maxItems: limits.routingRules,
    }),
    version: Type.String({ maxLength: 100 }),
  }),
  errors: ['BadRequest', 'Forbidden', 'Conflict'],
});
