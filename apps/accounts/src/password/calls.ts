import { defineCall } from '@kontor/contract';
import { Type } from 'typebox';

const maxLength = 400;

/** What a page's meter asks while somebody chooses a password. Nothing is stored. */
export const judgePassword = defineCall({
  name: 'judgePassword',
  method: 'POST',
  path: 'password-strength',
  access: 'anyone',
  limit: 'computation',
  isForOwnPages: true,
  changes: false,
  noun: 'password',
  summary: 'How well a password can be guessed',
  body: Type.Object(
    {
      password: Type.String({ maxLength }),
      own: Type.Array(Type.String({ maxLength }), {
        maxItems: 3,
        description: 'Words about the person: names and address',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    score: Type.Integer({ minimum: 1, maximum: 4, description: '1 is refused, 4 is very good' }),
    weakness: Type.Optional(Type.String({ description: 'Why it would be refused' })),
  }),
});
