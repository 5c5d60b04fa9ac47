import type { FieldName } from '@kontor/contract';
import { Nameplate, type PlateFact, SectionCard, TierPlate } from '@kontor/ui';
import { joinedNames, languageInSentence } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BusinessPageData } from './business-page-data.ts';
import { Classified, type ClassifiedField } from './classified.tsx';
import { useDraftMark } from './draft-mark.ts';
import { FactValue } from './fact-value.tsx';
import { LongText } from './long-text.tsx';
import { RecordWords } from './record-words.tsx';
import { useFactoryTexts } from './use-factory-texts.ts';
import { useTradeTexts } from './use-trade-texts.ts';
import { useValueTexts } from './use-value-texts.ts';
import type { FactName } from './verified-facts-view.ts';

/** The field of the texts in a language. */
const textsIn: Partial<Record<string, 'textsEn' | 'textsEs' | 'textsIt' | 'textsZh'>> = {
  en: 'textsEn',
  es: 'textsEs',
  it: 'textsIt',
  zh: 'textsZh',
};

export function GeneralInformation(business: BusinessPageData) {
  const { general, facts, tier, businessType, industry, record } = business;
  const { t, i18n } = useLingui();
  const texts = useValueTexts();
  const codes = useFactoryTexts();
  const trade = useTradeTexts();
  const mark = useDraftMark('general');
  const { yearStablished, categories, subCategories, productionCapacity, textLanguages } = general;
  const namesOf = (places: readonly { name: string }[]) =>
    joinedNames(
      places.map(({ name }) => name),
      i18n.locale,
    );
  const textLanguage =
    general.generalDescription === undefined
      ? textLanguages?.shortDescription
      : textLanguages?.generalDescription;
  const writtenIn = textLanguage && languageInSentence(textLanguage.name, i18n.locale);
  const employees = texts.range(general.totalEmployees);
  const productionEmployees = texts.range(general.totalProductionEmployees);
  const revenue = texts.between(business.revenue);
  const capacity = texts.range(productionCapacity);
  const period = productionCapacity?.period && codes.period(productionCapacity.period);
  const unit = productionCapacity?.unit && trade.unit(productionCapacity.unit);
  const capacityUnit = [unit, period].filter(Boolean).join(' / ');
  const classified = (value: string, field: ClassifiedField) => (
    <>
      {value}
      <Classified field={field} {...business} />
    </>
  );
  const stated = (field: FieldName, of: FactName, value: ReactNode) =>
    mark(
      field,
      <FactValue facts={facts} of={of}>
        {value}
      </FactValue>,
    );
  const rows: (PlateFact | false | undefined)[] = [
    {
      label: t`Business type`,
      value: mark('businessType', classified(businessType, 'businessType')),
    },
    industry !== undefined && {
      label: t`Industry`,
      value: mark('categories', classified(industry, 'industry')),
    },
    yearStablished !== undefined && {
      label: t`Year established`,
      value: stated('yearStablished', 'year_established', yearStablished),
    },
    employees !== undefined && {
      label: t`Total employees`,
      value: stated('totalEmployees', 'employees', employees),
    },
    productionEmployees !== undefined && {
      label: t`Total production employees`,
      value: mark('totalProductionEmployees', productionEmployees),
    },
    revenue !== undefined && {
      label: t`Total annual revenue`,
      value: stated('totalAnnualRevenue', 'annual_revenue', t`US$ ${revenue}`),
    },
    capacity !== undefined && {
      label: t`Production capacity`,
      value: mark('productionCapacity', `${capacity} ${capacityUnit}`),
    },
    categories.length > 0 && {
      label: t`Categories`,
      wide: true,
      value: mark('categories', classified(namesOf(categories), 'categories')),
    },
    subCategories !== undefined && {
      label: t`Subcategories`,
      wide: true,
      value: classified(namesOf(subCategories), 'subCategories'),
    },
    !record && { label: t`Subscription`, value: <TierPlate tier={tier} /> },
  ];
  return (
    <SectionCard title={t`General Information`} aside={business.confirmed.general}>
      {record && record.words.length + record.facts.length > 0 ? (
        <RecordWords {...record} />
      ) : (
        mark(
          [
            general.generalDescription === undefined ? 'shortDescription' : 'generalDescription',
            textsIn[i18n.locale] ?? 'textsEn',
          ],
          <LongText text={general.generalDescription ?? general.shortDescription} />,
        )
      )}
      {writtenIn ? (
        <p className="k-meta b-text-language">
          <Trans>Written by the company in: {writtenIn}</Trans>
        </p>
      ) : null}
      <Nameplate facts={rows.filter((row) => !!row)} />
    </SectionCard>
  );
}
