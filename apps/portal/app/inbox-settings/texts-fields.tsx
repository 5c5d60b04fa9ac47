import { type Language, languages, type TextsByLanguage } from '@kontor/contract';
import { TextArea } from '@kontor/ui';
import { shownLanguages } from '@kontor/web/language';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';

interface TextsFieldsProps {
  texts: TextsByLanguage;
  onChange: (texts: TextsByLanguage) => void;
  maxLength: number;
  error?: string | undefined;
  /** One of the fields is being written in. */
  onFocus?: (language: Language) => void;
}

/** The same text in the languages of the product: that of the reader first, the others below, open where they are written. */
export function TextsFields({ texts, onChange, maxLength, error, onFocus }: TextsFieldsProps) {
  const { t } = useLingui();
  const { language: own } = usePortal();
  const field = (language: Language) => {
    const name = shownLanguages[language];
    return (
      <TextArea
        label={t`Text: ${name}`}
        lang={language}
        rows={4}
        maxLength={maxLength}
        value={texts[language] ?? ''}
        error={language === own ? error : undefined}
        onFocus={() => onFocus?.(language)}
        onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
      />
    );
  };
  return (
    <>
      {field(own)}
      {languages
        .filter((language) => language !== own)
        .map((language) => (
          <details key={language} className="is-language" open={Boolean(texts[language]) || undefined}>
            <summary lang={language}>{shownLanguages[language]}</summary>
            {field(language)}
          </details>
        ))}
    </>
  );
}
