import logo from '@kontor/ui/art/logo-frame.svg';
import { LanguageLinks } from '@kontor/web/frame/language-links';
import { ThemeSwitch } from '@kontor/web/frame/theme-switch';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import { usePortal } from '../session/use-portal.ts';
import { footerGroups } from './footer-groups.ts';
import { usePageLinks } from './use-page-links.ts';
import './footer.css';

/** Company block, four groups of links, languages, copyright (checklist 34–42). */
export function Footer() {
  const { i18n, t } = useLingui();
  const { theme } = usePortal();
  const linksIn = usePageLinks();
  return (
    <footer className="s-foot">
      <div className="s-foot-groups">
        <div className="s-foot-company">
          <a className="s-foot-logo" href="/">
            <img src={logo} width="131" height="28" alt={brand.name} loading="lazy" />
          </a>
          <p>
            {brand.company}
            <br />
            {brand.city}
          </p>
          <dl className="s-foot-phones">
            <dt>
              <Trans>USA</Trans>
            </dt>
            <dd className="k-number">{brand.phones.usa}</dd>
            <dt>
              <Trans>Europe</Trans>
            </dt>
            <dd className="k-number">{brand.phones.europe}</dd>
          </dl>
          <nav className="s-foot-about" aria-label={brand.network}>
            {linksIn('footer-company').map(({ text, href }) => (
              <a className="s-foot-link" href={href} key={href}>
                {i18n._(text)}
              </a>
            ))}
          </nav>
        </div>
        {footerGroups.map(([group, title]) => (
          <nav key={group} aria-label={i18n._(title)}>
            <h2 className="s-foot-title">{i18n._(title)}</h2>
            <ul>
              {linksIn(`footer-${group}`).map(({ text, href }) => (
                <li key={text.id}>
                  <a className="s-foot-link" href={href}>
                    {i18n._(text)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="s-foot-end">
        <LanguageLinks />
        {linksIn('footer-legal').map(({ text, href }) => (
          <a href={href} key={href}>
            {i18n._(text)}
          </a>
        ))}
        <ThemeSwitch theme={theme} />
        <p className="k-number s-foot-copyright">
          {t`© ${brand.copyrightYears.from} to ${brand.copyrightYears.to} ${brand.network}`}
        </p>
      </div>
    </footer>
  );
}
