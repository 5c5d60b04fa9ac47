import type { Options } from './options-of.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';
import type { Errors } from './use-problem-texts.ts';

/** What each part of the form works on. */
export interface FieldPart {
  values: ProfileValues;
  errors: Errors;
  options: Options;
  /** Takes over what was typed; what is said of the fields is taken back. */
  change: (part: Partial<ProfileValues>, ...fields: ProfileField[]) => void;
}
