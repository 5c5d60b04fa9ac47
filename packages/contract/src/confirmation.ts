import { Type } from 'typebox';
import { Editor } from './field.ts';

/** When somebody last said that a section of a business is right, or changed it; absent while nobody did. */
export const confirmation = {
  confirmedAt: Type.Optional(
    Type.String({ description: 'ISO 8601, UTC: when somebody last said it is right, or changed it' }),
  ),
  confirmedBy: Type.Optional(Editor),
} as const;
