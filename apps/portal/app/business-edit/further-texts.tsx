import type { Language } from '@kontor/contract';
import { businessLimits as limits } from '@kontor/contract/business-limits';
import { TextArea } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { Trans } from '@lingui/react/macro';
import { EditedField } from './edited-field.tsx';
import type { FormValues } from './field-kinds.ts';
import { useSection } from './section-context.ts';
import { useFieldNames } from './use-field-names.ts';

type TextsField = `texts${Capitalize<Language>}`;

const fieldOf: Record<Language, TextsField> = {
  en: 'textsEn',
  es: 'textsEs',
  it: 'textsIt',
  zh: 'textsZh',
};
const languages = Object.keys(fieldOf) as Language[];

/** Both descriptions in the languages of the product, but for the one they are written in. */
export function FurtherTexts() {
  const { view } = useSection();
  const others = languages.filter((language) => language !== view.values.textLanguage);
  return (
    <div className="y-wide y-texts">
      <p className="k-meta">
        <Trans>
          Readers in other languages see your original texts, marked as such, until you add a translation.
        </Trans>
      </p>
      {others.map((language) => (
        <EditedField key={language} field={fieldOf[language]}>
          <Texts name={fieldOf[language]} language={language} />
        </EditedField>
      ))}
    </div>
  );
}

function Texts({ name, language }: { name: TextsField; language: Language }) {
  const names = useFieldNames();
  const { value, set, error } = useField(name);
  const texts = value as FormValues['texts'];
  const isStated = texts.shortDescription !== '' || texts.generalDescription !== '';
  return (
    <details aria-label={names[name]} open={isStated || error !== undefined}>
      <summary>{names[name]}</summary>
      <div className="y-capacity">
        <TextArea
          label={names.shortDescription}
          lang={language}
          error={error}
          maxLength={limits.shortDescription}
          rows={3}
          value={texts.shortDescription}
          onChange={({ target }) => set({ ...texts, shortDescription: target.value })}
        />
        <TextArea
          label={names.generalDescription}
          lang={language}
          maxLength={limits.generalDescription}
          rows={5}
          value={texts.generalDescription}
          onChange={({ target }) => set({ ...texts, generalDescription: target.value })}
        />
      </div>
    </details>
  );
}
