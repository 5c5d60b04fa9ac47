import { type ComponentProps, type SyntheticEvent, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useIssueText } from '../issue/use-issue-text.ts';
import { FormContext, type IssueText } from './form-context.ts';
import { isControl } from './issues-of.ts';
import type { FormControl } from './use-form.ts';

interface FormElementProps extends Omit<ComponentProps<typeof Form>, 'onSubmit'> {
  control: FormControl<object, string>;
  /** The words for issues, where the form has more than the common ones. */
  issueText?: IssueText;
  /** Sends the form, once nothing is wrong with it; without it the form is posted to its page. */
  onValid?: () => void;
}

/**
 * A form and the state its fields share. Without scripts it is posted, and the browser says what is missing; with them
 * that is said in the words of the page.
 */
export function FormElement({ control, issueText, onValid, ...form }: FormElementProps) {
  const commonText = useIssueText();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  function submit(event: SyntheticEvent) {
    const isValid = control.check();
    if (isValid && !onValid) return control.sent();
    event.preventDefault();
    if (isValid) onValid?.();
  }

  /** A field that is changed is no longer marked as wrong. */
  function mend({ target }: SyntheticEvent) {
    if (isControl(target)) control.mend(target.name);
  }

  return (
    <FormContext value={{ control, issueText: issueText ?? commonText }}>
      <Form
        method="post"
        {...form}
        ref={control.form}
        noValidate={isAlive}
        onSubmit={submit}
        onInput={mend}
      />
    </FormContext>
  );
}
