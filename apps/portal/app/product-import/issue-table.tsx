import type { OpenProductImport } from '@kontor/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useImportFieldNames } from './use-import-field-names.ts';
import { useIssueTexts } from './use-issue-texts.ts';
import './import-table.css';

interface IssueTableProps {
  issues: OpenProductImport['issues'];
  /** How many rows are wrong; more than are shown where there are many. */
  wrong: number;
}

/** Wrong rows: row, field, what is wrong, what to do. */
export function IssueTable({ issues, wrong }: IssueTableProps) {
  const { t } = useLingui();
  const names = useImportFieldNames();
  const textsOf = useIssueTexts();
  if (issues.length === 0) return null;
  const left = wrong - new Set(issues.map(({ number }) => number)).size;
  return (
    <>
      <table className="pi-table pi-issues">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>What is wrong</Trans>
            </th>
            <th scope="col">
              <Trans>What to do</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ number, ...issue }, index) => {
            const { wrong: what, remedy } = textsOf(issue);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may be named twice, and the list changes as a whole
              <tr key={index}>
                <th scope="row" className="k-number">{t`Row ${number}`}</th>
                <td>{issue.field === 'spec' ? (issue.heading ?? '') : names[issue.field]}</td>
                <td className="pi-bad">{what}</td>
                <td>{remedy}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {left > 0 ? (
        <p className="pi-note">
          {t`${plural(left, { one: '# more row with an error is in the error file.', other: '# more rows with errors are in the error file.' })}`}
        </p>
      ) : null}
    </>
  );
}
