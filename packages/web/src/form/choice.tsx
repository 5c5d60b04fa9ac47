import { SelectField } from '@kontor/ui';
import type { ComponentProps } from 'react';
import { useTextField } from './use-field.ts';

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'id' | 'error' | 'value' | 'onChange'> & {
  name: string;
};

/** One of a few options. */
export function Choice({ name, ...rest }: ChoiceProps) {
  return <SelectField {...rest} {...useTextField(name)} />;
}
