import { CheckField, Field, PasswordField, SelectField } from '@kontor/ui';
import { useAccountIssueText } from '@kontor/web/issue/use-account-issue-text';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from './page-form.tsx';

/** What is wrong with a field of the form it stands in, in words. */
function useIssue(name: string): string | undefined {
  const { issues } = useFormState();
  return useAccountIssueText()(issues[name]);
}

type TextInputProps = { name: string } & Omit<
  ComponentProps<typeof Field>,
  'id' | 'name' | 'error' | 'defaultValue'
>;

/** A field that is shown again as it was typed. */
export function TextInput({ name, ...rest }: TextInputProps) {
  const { values } = useFormState();
  return <Field {...rest} id={name} name={name} error={useIssue(name)} defaultValue={values[name]} />;
}

interface PasswordInputProps
  extends Omit<ComponentProps<typeof PasswordField>, 'id' | 'name' | 'error' | 'texts'> {
  name: string;
  children?: ReactNode;
}

/** A password; it is never given back. */
export function PasswordInput({ name, ...rest }: PasswordInputProps) {
  const { t } = useLingui();
  const texts = { show: t`Show password`, capsLock: t`Caps lock is on.` };
  return <PasswordField {...rest} id={name} name={name} error={useIssue(name)} texts={texts} />;
}

interface ChoiceProps
  extends Omit<ComponentProps<typeof SelectField>, 'id' | 'name' | 'error' | 'defaultValue'> {
  name: string;
  /** Chosen until somebody chooses another. */
  first?: string | undefined;
}

export function Choice({ name, first, ...rest }: ChoiceProps) {
  const { values } = useFormState();
  return (
    <SelectField
      {...rest}
      id={name}
      name={name}
      error={useIssue(name)}
      defaultValue={values[name] ?? first}
    />
  );
}

interface OptionProps {
  name: string;
  label: ReactNode;
  /** Whether it is chosen until somebody says otherwise. */
  first: boolean;
}

/** Something one may choose or not; sent as `yes`. */
export function Option({ name, label, first }: OptionProps) {
  const { values } = useFormState();
  const typed = values[name];
  const isChosen = typed === undefined ? first : typed === 'yes';
  return <CheckField id={name} name={name} value="yes" label={label} defaultChecked={isChosen} />;
}

interface ConsentProps {
  name: string;
  label: ReactNode;
}

/** Something that has to be said yes to; sent as `yes`. */
export function Consent({ name, label }: ConsentProps) {
  const { values } = useFormState();
  return (
    <CheckField
      id={name}
      name={name}
      value="yes"
      required
      label={label}
      error={useIssue(name)}
      defaultChecked={values[name] === 'yes'}
    />
  );
}
