import { Type } from 'typebox';
import { Uuid } from './field.ts';

/** What calls about a business of one's own have in common. */
export const ofBusiness = {
  access: 'signed-in',
  noun: 'business',
  params: Type.Object({ businessID: Uuid }),
} as const;
