import type { Author } from '@kontor/contract';

/** Of a business its name, of a person both of theirs. */
export function nameOf(author: Author): string {
  return 'general' in author ? author.general.companyName : `${author.firstName} ${author.lastName}`.trim();
}
