import { classes } from '@kontor/ui';
import { BadgeCheck } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RequestLinks } from '../inquiry-form/request-links.tsx';
import { useIsOwn } from '../inquiry-form/use-is-own.ts';
import { ColumnHead } from './column-head.tsx';
import { type CompareView, compareAddress } from './compare-address.ts';
import { type FactCell, type FactGroup, isStatedIn } from './fact-row.ts';
import type { ComparedThing } from './load-comparison.server.ts';

interface CompareTableProps {
  things: readonly ComparedThing[];
  groups: readonly FactGroup[];
  view: CompareView;
  /** How many facts are equal, and hidden unless all are shown. */
  hidden: number;
}

/** One table with row and column heads. On phones it shows the two columns of the pair, below the name of each fact that one of them states. */
export function CompareTable({ things, groups, view, hidden }: CompareTableProps) {
  const { t } = useLingui();
  const ids = things.map(({ id }) => id);
  const outOf = (column: number) => (view.pair.includes(column) ? undefined : 'cp-out');
  const outUnless = (isStated: boolean) => (isStated ? undefined : 'cp-out');
  const noteOfHidden =
    things.length > 1 && !view.showsAll && hidden > 0
      ? t`${plural(hidden, { one: '# equal fact is hidden.', other: '# equal facts are hidden.' })}`
      : '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys has to reach it.
    <section className="k-card cp-scroller" aria-label={t`Comparison`} tabIndex={0}>
      <table className="cp-table" data-columns={things.length}>
        <thead>
          <tr>
            <td className="cp-hidden-facts">{noteOfHidden}</td>
            {things.map((thing, column) => (
              <th key={thing.id} scope="col" className={outOf(column)}>
                <ColumnHead
                  thing={thing}
                  without={compareAddress(
                    ids.filter((id) => id !== thing.id),
                    { showsAll: view.showsAll },
                  )}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} className={outUnless(rows.some((row) => isStatedIn(row, view.pair)))}>
            <tr className="cp-group">
              <th scope="rowgroup" colSpan={things.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className={outUnless(isStatedIn(row, view.pair))}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, column) => (
                  <td key={ids[column]} className={outOf(column)}>
                    <CellText {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {groups.length === 0 ? (
          <tbody>
            <tr>
              <td className="cp-none" colSpan={things.length + 1}>
                <Trans>No fact differs.</Trans>
              </td>
            </tr>
          </tbody>
        ) : null}
        <tfoot>
          <tr>
            <td />
            {things.map((thing, column) => (
              <td key={thing.id} className={outOf(column)}>
                <Request {...thing} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function CellText({ text, isMissing, proof, original, best }: FactCell) {
  const isChecked = proof?.kind === 'checked' || proof?.kind === 'sample';
  return (
    <>
      <span className={classes('cp-value', isMissing && 'cp-missing')}>
        {isChecked ? (
          <BadgeCheck size={16} className={proof.kind === 'sample' ? 'k-seal-sample' : 'k-seal'} />
        ) : null}
        {text}
        {best ? <span className="cp-best">{best}</span> : null}
      </span>
      {original ? (
        <span className="cp-proof">
          <Trans>stated as {original}</Trans>
        </span>
      ) : null}
      {proof ? <span className={`cp-proof cp-proof-${proof.kind}`}>{proof.text}</span> : null}
    </>
  );
}

function Request({ businessID, productID }: ComparedThing) {
  const isOwn = useIsOwn(businessID);
  return <RequestLinks wide isSecondary businessID={businessID} productID={productID} isOwn={isOwn} />;
}
