import { Nameplate, type PlateFact, SectionCard, TierPlate } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { Classified, type ClassifiedField } from './classified.tsx';
import { FactValue } from './fact-value.tsx';
import type { BusinessPageData } from './load-business.server.ts';
import { LongText } from './long-text.tsx';
import { useFactoryTexts } from './use-factory-texts.ts';
import { useValueTexts } from './use-value-texts.ts';

export function GeneralInformation({ general, facts, tier, businessType, industry }: BusinessPageData) {
  const { t } = useLingui();
  const texts = useValueTexts();
  const codes = useFactoryTexts();
  const { yearStablished, categories, productionCapacity } = general;
  const employees = texts.range(general.totalEmployees);
  const productionEmployees = texts.range(general.totalProductionEmployees);
  const revenue = texts.range(general.totalAnnualRevenue);
  const capacity = texts.range(productionCapacity);
  const period = productionCapacity?.period && codes.period(productionCapacity.period);
  const capacityUnit = [productionCapacity?.unit, period].filter(Boolean).join(' / ');
  const classified = (value: string, field: ClassifiedField) => (
    <>
      {value}
      <Classified field={field} general={general} />
    </>
  );
  const rows: (PlateFact | false | undefined)[] = [
    {
      label: t`Business type`,
      value: classified(businessType, 'businessType'),
    },
    industry !== undefined && {
      label: t`Industry`,
      value: classified(industry, 'industry'),
    },
    yearStablished !== undefined && {
      label: t`Year established`,
      value: (
        <FactValue facts={facts} of="year_established">
          {yearStablished}
        </FactValue>
      ),
    },
    employees !== undefined && {
      label: t`Total employees`,
      value: (
        <FactValue facts={facts} of="employees">
          {employees}
        </FactValue>
      ),
    },
    productionEmployees !== undefined && { label: t`Total production employees`, value: productionEmployees },
    revenue !== undefined && {
      label: t`Total annual revenue`,
      value: <FactValue facts={facts} of="annual_revenue">{t`US$ ${revenue}`}</FactValue>,
    },
    capacity !== undefined && { label: t`Production capacity`, value: `${capacity} ${capacityUnit}` },
    categories.length > 0 && {
      label: t`Categories`,
      wide: true,
      value: classified(categories.map(({ name }) => name).join(', '), 'categories'),
    },
    { label: t`Subscription`, value: <TierPlate tier={tier} /> },
  ];
  return (
    <SectionCard title={t`General Information`}>
      <LongText text={general.generalDescription ?? general.shortDescription} />
      <Nameplate facts={rows.filter((row) => !!row)} />
    </SectionCard>
  );
}
