import type { FormControl } from './use-form.ts';

export interface FormNotesProps {
  control: FormControl<object, string>;
  /** What is said above the list of what is wrong, in the words of the form. */
  text?: string | undefined;
}
