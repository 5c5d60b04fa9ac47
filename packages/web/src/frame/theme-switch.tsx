import { ThemeSwitch as Switch, type Theme } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { preferenceCookie } from '../cookie/cookie.ts';
import { themeCookie } from '../theme/theme.ts';

const action = '/theme';

function storeTheme(theme: Theme | undefined): void {
  // Here and now: a link that is followed right after asks for a page of this theme.
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie store answers later
  document.cookie = preferenceCookie(themeCookie, theme ?? '', location.origin);
  // And by the server, even if the page is left: some browsers forget within a week what a script has stored.
  const body = new URLSearchParams({ theme: theme ?? 'system' });
  fetch(action, { method: 'POST', body, keepalive: true }).catch((error: unknown) =>
    console.error('The theme could not be stored for long', error),
  );
}

/** Light, dark, or as the visitor's system has it. */
export function ThemeSwitch({ theme }: { theme: Theme | undefined }) {
  const { t } = useLingui();
  const labels = { system: t`Same as system`, light: t`Light`, dark: t`Dark` };
  return <Switch theme={theme} action={action} onChoose={storeTheme} label={t`Appearance`} labels={labels} />;
}
