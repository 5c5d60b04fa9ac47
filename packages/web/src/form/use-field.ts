import { use } from 'react';
import { FormContext } from './form-context.ts';
import { isSecret } from './typed-fields.ts';

interface FieldOfForm {
  id: string;
  name: string;
  /** What is wrong with the field, in words. */
  error: string | undefined;
  /** What the form holds for the field; undefined where the browser alone holds it. */
  value: unknown;
  /** What the last answer returned of a field that the form does not hold. */
  returned: string | undefined;
  set: (value: unknown) => void;
}

/**
 * Ties a control to its field in the form it stands in. A form never holds the text of a field for a password or a code.
 * @param issue the field whose issue is shown, where that has another name
 * @throws outside of a `FormElement`
 */
export function useField(name: string, { issue = name, autoComplete }: FieldOptions = {}): FieldOfForm {
  const form = use(FormContext);
  if (!form) throw new Error(`The field ${name} stands in no FormElement`);
  const { control, issueText } = form;
  const values: Partial<Record<string, unknown>> = isSecret(autoComplete) ? {} : { ...control.values };
  return {
    id: name,
    name,
    error: issueText(control.issues[issue]),
    value: values[name],
    returned: isSecret(autoComplete) ? undefined : control.returned[name],
    set: (value) => control.change({ [name]: value }, issue),
  };
}

interface FieldOptions {
  issue?: string | undefined;
  autoComplete?: string | undefined;
}

/** A field that holds text: by the form where it holds the field, else by the browser. */
export function useTextField(name: string, options?: FieldOptions) {
  const { value, returned, set, ...rest } = useField(name, options);
  if (typeof value !== 'string') return { ...rest, defaultValue: returned };
  return { ...rest, value, onChange: ({ target }: { target: { value: string } }) => set(target.value) };
}
