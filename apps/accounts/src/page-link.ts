import type { Language } from './language.ts';
import type { Settings } from './settings.ts';

export type LinkedPage =
  | 'login'
  | 'confirm-email'
  | 'forgotten-password'
  | 'new-password'
  | 'security'
  | 'change-email'
  | 'undo-deletion';

/** The whole address of a page of ours, for mails. */
export function pageLink(
  { ACCOUNTS_ORIGIN }: Pick<Settings, 'ACCOUNTS_ORIGIN'>,
  page: LinkedPage,
  language: Language,
  query: Record<string, string>,
): string {
  return `${ACCOUNTS_ORIGIN}/${page}?${new URLSearchParams({ ...query, lang: language })}`;
}
