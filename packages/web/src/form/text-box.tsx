import { TextArea } from '@kontor/ui';
import type { ComponentProps } from 'react';
import { useCutNote } from './use-cut-note.ts';
import { useField } from './use-field.ts';

type TextBoxProps = Omit<ComponentProps<typeof TextArea>, 'error' | 'value' | 'onChange'> & { name: string };

/** Several lines of text. */
export function TextBox({ name, ...rest }: TextBoxProps) {
  const { value, set, error } = useField(name);
  const { note, watch } = useCutNote(rest.keepsExcess ? undefined : (rest.maxLength ?? 512));
  return (
    <TextArea
      {...rest}
      {...watch}
      name={name}
      error={error ?? note}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value)}
    />
  );
}
