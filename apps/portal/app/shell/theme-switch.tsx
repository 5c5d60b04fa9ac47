import { ThemeSwitch as Switch } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';

/** Light, dark, or as the visitor's system has it. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme } = usePortal();
  const labels = { system: t`As the system`, light: t`Light`, dark: t`Dark` };
  return <Switch theme={theme} action="/theme" label={t`Appearance`} labels={labels} />;
}
