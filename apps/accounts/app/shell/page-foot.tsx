import { LanguageLinks } from '@kontor/web/frame/language-links';
import { ThemeSwitch } from '@kontor/web/frame/theme-switch';
import { Trans } from '@lingui/react/macro';
import { useVisit } from './use-visit.ts';

/** The way back to the portal, the page's languages, and how it looks. */
export function PageFoot() {
  const { theme, back } = useVisit();
  return (
    <footer className="a-foot" id="foot">
      <a href={back}>
        <Trans>Back to Kontor</Trans>
      </a>
      <LanguageLinks />
      <ThemeSwitch theme={theme} />
    </footer>
  );
}
