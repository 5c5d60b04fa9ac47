import { Type } from 'typebox';

/** What calls for a page of a list are asked with: how many rows, and behind which. */
export function listPage(maximum: number, size: number) {
  return {
    size: Type.Integer({ minimum: 1, maximum, default: size }),
    after: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the page before' })),
  };
}
