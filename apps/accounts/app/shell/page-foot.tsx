import { LanguageLinks, ThemeSwitch } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { shownLanguages } from '../language/language.ts';
import { useVisit } from './use-visit.ts';

/** The way back to the portal, the page's languages, and how it looks. */
export function PageFoot() {
  const { t } = useLingui();
  const { language, theme, back } = useVisit();
  const { pathname, search } = useLocation();
  const address = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}`;
  };
  const labels = { system: t`As the system`, light: t`Light`, dark: t`Dark` };
  return (
    <footer className="a-foot" id="foot">
      <a href={back}>
        <Trans>Back to Kontor</Trans>
      </a>
      <LanguageLinks label={t`Language`} languages={shownLanguages} current={language} address={address} />
      <ThemeSwitch theme={theme} action="/theme" label={t`Appearance`} labels={labels} />
    </footer>
  );
}
