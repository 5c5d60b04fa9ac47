import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { shownLanguages } from '../language/language.ts';
import { usePortal } from './use-portal.ts';
import './language-links.css';

/** The page shown in each language, at that language's own address. */
export function LanguageLinks() {
  const { t } = useLingui();
  const { language } = usePortal();
  const { pathname, search } = useLocation();
  return (
    <nav className="s-languages" aria-label={t`Language`}>
      {Object.entries(shownLanguages).map(([code, label]) => (
        <a
          key={code}
          className="s-language"
          href={addressIn(code, pathname, search)}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
          data-whole-page
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function addressIn(language: string, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${pathname}?${query}`;
}
