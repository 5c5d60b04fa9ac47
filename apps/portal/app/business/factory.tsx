import { Nameplate, PillSet, type PlateFact, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { BusinessPageData } from './business-page-data.ts';
import { useDraftMark } from './draft-mark.ts';
import { FactValue } from './fact-value.tsx';
import { placeName } from './postal-address.ts';
import { useFactoryTexts } from './use-factory-texts.ts';
import { useValueTexts } from './use-value-texts.ts';

export function Factory({ factory, facts, confirmed }: BusinessPageData) {
  const { t, i18n } = useLingui();
  const texts = useValueTexts();
  const codes = useFactoryTexts();
  const mark = useDraftMark('factory');
  const { manufacturingFacilities, factorySize, numberProductionLines, zipcode, contractManufacturing } =
    factory;
  const place = placeName(factory, i18n.locale);
  const rows: (PlateFact | false | undefined)[] = [
    !!manufacturingFacilities && {
      label: t`Manufacturing facilities`,
      wide: true,
      value: mark(
        'manufacturingFacilities',
        <FactValue facts={facts} of="factory">
          <span className="b-lines">{manufacturingFacilities}</span>
        </FactValue>,
      ),
    },
    place !== '' && {
      label: t`City`,
      value: mark(['city', 'state', 'country'], place),
    },
    factorySize !== undefined && {
      label: t`Factory size`,
      value: mark(
        'factorySize',
        <FactValue facts={facts} of="factory">{t`${texts.number(factorySize)} m²`}</FactValue>,
      ),
    },
    numberProductionLines !== undefined && {
      label: t`Production lines`,
      value: mark(
        'numberProductionLines',
        <FactValue facts={facts} of="factory">
          {texts.number(numberProductionLines)}
        </FactValue>,
      ),
    },
    !!zipcode && { label: t`Zip code`, value: mark('zipcode', zipcode) },
    contractManufacturing.length > 0 && {
      label: t`Contract manufacturing`,
      wide: true,
      value: mark(
        'contractManufacturing',
        <PillSet values={contractManufacturing.map(codes.contractManufacturing)} />,
      ),
    },
  ];
  const shown = rows.filter((row) => !!row);
  if (shown.length === 0) return null;
  return (
    <SectionCard title={t`Factory`} aside={confirmed.factory}>
      <Nameplate facts={shown} />
    </SectionCard>
  );
}
