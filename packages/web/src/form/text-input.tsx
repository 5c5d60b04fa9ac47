import { Field } from '@kontor/ui';
import type { ComponentProps } from 'react';
import { useCutNote } from './use-cut-note.ts';
import { useTextField } from './use-field.ts';

type TextInputProps = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'value' | 'onChange'> & {
  name: string;
  /** The field whose issue is shown, where that has another name. */
  issue?: string;
};

/** A line of text. */
export function TextInput({ name, issue, ...rest }: TextInputProps) {
  const { error, ...field } = useTextField(name, { issue, autoComplete: rest.autoComplete });
  const { note, watch } = useCutNote(rest.maxLength);
  return <Field {...rest} {...watch} {...field} error={error ?? note} />;
}
