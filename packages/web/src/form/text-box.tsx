import { TextArea } from '@kontor/ui';
import type { ComponentProps } from 'react';
import { useField } from './use-field.ts';

type TextBoxProps = Omit<ComponentProps<typeof TextArea>, 'error' | 'value' | 'onChange'> & { name: string };

/** Several lines of text. */
export function TextBox({ name, ...rest }: TextBoxProps) {
  const { value, set, error } = useField(name);
  return (
    <TextArea
      {...rest}
      name={name}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value)}
    />
  );
}
