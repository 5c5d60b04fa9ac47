import type { Options } from './options-of.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

/** What each part of the form works on. */
export interface FieldPart {
  values: ProfileValues;
  /** What is said of each field that is wrong. */
  errors: { readonly [Field in ProfileField]?: string | undefined };
  options: Options;
  /** Takes over what was typed; what is said of the fields is taken back. */
  change: (part: Partial<ProfileValues>, ...fields: ProfileField[]) => void;
}
