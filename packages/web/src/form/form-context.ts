import type { FieldIssue } from '@kontor/contract';
import { createContext } from 'react';
import type { FormControl } from './use-form.ts';

/** Says what is wrong with a field in the reader's language; nothing when nothing is. */
export type IssueText = (issue: FieldIssue | undefined) => string | undefined;

/** What fields need of the form they stand in. */
export type FieldControl = Pick<FormControl<object, string>, 'values' | 'issues' | 'returned' | 'change'>;

/** The form a field stands in. */
export const FormContext = createContext<{ control: FieldControl; issueText: IssueText } | undefined>(
  undefined,
);
