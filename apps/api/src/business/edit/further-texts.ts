import type { BusinessFields, Language } from '@kontor/contract';
import { plainLines } from '../../text/plain-text.ts';
import type { Field } from './field.ts';
import { replaceTexts, type TextRow } from './queries.ts';

type Texts = NonNullable<BusinessFields['textsEn']>;

/** The descriptions in one further language: rows of a table of their own. */
export function furtherTexts(language: Language): Field<Texts> {
  return {
    valueIn({ texts }) {
      const row = texts.find((text) => text.language === language);
      return row ? textsOf(row.short_description, row.general_description) : null;
    },
    read(sent) {
      if (!isTexts(sent)) return null;
      const { shortDescription = '', generalDescription = '' } = sent;
      return textsOf(plainLines(shortDescription), plainLines(generalDescription));
    },
    columnsOf: () => ({}),
    partsOf: (value, { texts }) => ({
      texts: [...texts.filter((row) => row.language !== language), rowOf(value)],
    }),
    writeRows: (trx, businessID, value) => replaceTexts(trx, businessID, rowOf(value)),
  };

  function rowOf(value: Texts | null): TextRow {
    return {
      language,
      short_description: value?.shortDescription ?? null,
      general_description: value?.generalDescription ?? null,
    };
  }
}

function textsOf(shortDescription: string | null, generalDescription: string | null): Texts | null {
  if (shortDescription === null && generalDescription === null) return null;
  return {
    ...(shortDescription === null ? {} : { shortDescription }),
    ...(generalDescription === null ? {} : { generalDescription }),
  };
}

function isTexts(sent: unknown): sent is Texts {
  return typeof sent === 'object' && sent !== null;
}
