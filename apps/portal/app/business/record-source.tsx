import { Card, FactList } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { SourceLink } from '../page-part/source-link.tsx';
import type { BusinessPageData } from './business-page-data.ts';

/** Whose statements a public record has, under which licence, and what the company can do about them. */
export function RecordSource({ record }: Pick<BusinessPageData, 'record'>) {
  const { t } = useLingui();
  if (!record) return null;
  const { source, note, correction } = record;
  const facts = [
    { label: t`Source`, value: <SourceLink text={source.name} href={source.url} /> },
    { label: t`Licence`, value: <SourceLink text={source.licence} href={source.licenceUrl} /> },
  ];
  return (
    <Card padded className="b-record">
      <h2>
        <Trans>Public record</Trans>
      </h2>
      <FactList facts={facts} />
      <p className="k-meta">
        {note}{' '}
        <a href="/data-sources">
          <Trans>All data sources</Trans>
        </a>
      </p>
      <h3>{correction.title}</h3>
      <p className="k-meta">
        {correction.text} <a href={correction.href}>{correction.address}</a>
      </p>
    </Card>
  );
}
