import { Card, FactList, type PlateFact } from '@kontor/ui';
import { Send } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { CompareButton } from '../compare/compare-button.tsx';
import { SaveButton } from '../favorite/save-button.tsx';
import { RequestLinks } from '../inquiry-form/request-links.tsx';
import type { BusinessPageData } from './business-page-data.ts';
import { useDraftMark } from './draft-mark.ts';
import { useValueTexts } from './use-value-texts.ts';

/** The step that creates contact, with what one asks before it; on phones it stays at the lower edge. */
export function ContactThisSupplier({
  id,
  name,
  logo,
  accessLevel,
  general,
  tradeCapabilities,
  answering,
  record,
}: BusinessPageData) {
  const { t } = useLingui();
  const texts = useValueTexts();
  const markGeneral = useDraftMark('general');
  const markTrade = useDraftMark('trade');
  const isOwn = accessLevel !== undefined;
  const { averageLeadTime } = tradeCapabilities;
  const employees = texts.range(general.totalEmployees);
  const rows: (PlateFact | false)[] = [
    averageLeadTime !== undefined && {
      label: t`Production lead time`,
      value: markTrade('averageLeadTime', texts.onAverage(averageLeadTime)),
    },
    employees !== undefined && {
      label: t`Total employees`,
      value: markGeneral('totalEmployees', employees),
    },
    general.yearStablished !== undefined && {
      label: t`Year established`,
      value: markGeneral('yearStablished', general.yearStablished),
    },
  ];
  const facts = rows.filter((row) => !!row);
  // Where nobody reads requests yet, the way to the company is its website.
  const isSecondary = record?.website !== undefined;
  const request = { wide: true, businessID: id, isOwn, isSecondary, icon: <Send size={17} /> };
  return (
    <>
      <Card padded className="b-contact-card">
        <h2>
          <Trans>Contact this supplier</Trans>
        </h2>
        <RequestLinks {...request} />
        {/* Nobody saves their own business: it is in My Business. */}
        {isOwn ? null : <SaveButton wide resourceType="business" id={id} text={t`Save Business`} />}
        <CompareButton wide thing={{ kind: 'business', id, name, picture: logo }} />
        {answering ? <p className="k-meta">{answering}</p> : null}
        {record ? <p className="k-meta">{record.requestNote}</p> : null}
        {facts.length > 0 ? <FactList facts={facts} /> : null}
      </Card>
      <div className="b-send">
        <RequestLinks {...request} />
        {isOwn ? null : <SaveButton resourceType="business" id={id} text={t`Save Business`} />}
      </div>
    </>
  );
}
