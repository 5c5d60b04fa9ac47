import './language-links.css';

interface LanguageLinksProps {
  label: string;
  /** Each language under its own name, by its code. */
  languages: Record<string, string>;
  current: string;
  /** Where the page is shown in a language. */
  address: (language: string) => string;
}

/** The page shown in each language, at that language's own address; another language is another document. */
export function LanguageLinks({ label, languages, current, address }: LanguageLinksProps) {
  return (
    <nav className="k-languages" aria-label={label}>
      {Object.entries(languages).map(([code, name]) => (
        <a
          key={code}
          className="k-language"
          href={address(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === current ? 'true' : undefined}
          data-whole-page
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
