import { ThemeSwitch as Switch, type Theme } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

/** Light, dark, or as the visitor's system has it. */
export function ThemeSwitch({ theme }: { theme: Theme | undefined }) {
  const { t } = useLingui();
  const labels = { system: t`Same as system`, light: t`Light`, dark: t`Dark` };
  return <Switch theme={theme} action="/theme" label={t`Appearance`} labels={labels} />;
}
