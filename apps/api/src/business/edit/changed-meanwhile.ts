import { issueAt, KontorError } from '@kontor/server';

/** The error of a write that would overwrite what nobody has seen. */
export function changedMeanwhile(fields: Iterable<string>): KontorError {
  const issues = [...new Set(fields)].map((field) => issueAt(field, { code: 'changedMeanwhile' }));
  return new KontorError('Conflict', 'Someone else has changed this in the meantime.', { issues });
}
