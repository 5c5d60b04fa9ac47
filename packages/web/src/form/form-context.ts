import type { FieldIssue } from '@kontor/contract';
import { createContext } from 'react';
import type { FormControl } from './use-form.ts';

/** Says what is wrong with a field in the reader's language; nothing when nothing is. */
export type IssueText = (issue: FieldIssue | undefined) => string | undefined;

/** The form a field stands in. */
export const FormContext = createContext<
  { control: FormControl<object, string>; issueText: IssueText } | undefined
>(undefined);
