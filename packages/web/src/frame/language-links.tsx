import { LanguageLinks as Links } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { shownLanguages } from '../language/shown-languages.ts';

/** The page shown in each language, at that language's own address. */
export function LanguageLinks() {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const address = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}`;
  };
  return <Links label={t`Language`} languages={shownLanguages} current={i18n.locale} address={address} />;
}
