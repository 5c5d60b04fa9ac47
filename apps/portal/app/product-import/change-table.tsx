import type { OpenProductImport } from '@kontor/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useImportFieldNames } from './use-import-field-names.ts';
import './import-table.css';

interface ChangeTableProps {
  changes: OpenProductImport['changes'];
  /** How many rows change a product; more than are shown where there are many. */
  changed: number;
}

/** Which products an import changes, and what of them: what it is now, and what it becomes. */
export function ChangeTable({ changes, changed }: ChangeTableProps) {
  const { t } = useLingui();
  const names = useImportFieldNames();
  if (changes.length === 0) return null;
  const left = changed - changes.length;
  const rows = changes.flatMap(({ number, name, fields }) =>
    fields.map((change, place) => ({
      ...change,
      key: `${number} ${place}`,
      number,
      name,
      isFirst: place === 0,
    })),
  );
  return (
    <>
      <table className="pi-table pi-changes">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Product</Trans>
            </th>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>What changes</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, number, name, isFirst, field, heading, before, after }) => (
            <tr key={key}>
              <th scope="row">
                {isFirst ? (
                  <>
                    {name} <small className="k-meta k-number">{t`Row ${number}`}</small>
                  </>
                ) : (
                  <span className="k-hidden">{name}</span>
                )}
              </th>
              <td>{field === 'spec' ? (heading ?? '') : names[field]}</td>
              <td>
                {after === undefined ? (
                  <Trans>changes</Trans>
                ) : (
                  <>
                    {before || <Trans>empty</Trans>} <span aria-hidden="true">→</span>
                    <span className="k-hidden">{t`becomes`}</span> <b>{after || <Trans>empty</Trans>}</b>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <p className="pi-note">
          {t`${plural(left, { one: '# more product changes.', other: '# more products change.' })}`}
        </p>
      ) : null}
    </>
  );
}
