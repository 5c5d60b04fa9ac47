import { classes } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useProducts } from './products-context.ts';
import { changeView, pageSizes, type TableView } from './table-view.ts';
import { ViewLink } from './view-link.tsx';

interface TableFootProps {
  previous: string | undefined;
  next: string | undefined;
  /** The rows are those asked for: pages before and behind others lead elsewhere. */
  isCurrent: boolean;
  /** Another page was asked for. */
  onTurn: () => void;
  children: ReactNode;
}

/** Below the rows: a hint, which of how many they are, the pages before and behind, and how many a page holds. */
export function TableFoot({ previous, next, isCurrent, onTurn, children }: TableFootProps) {
  const { t, i18n } = useLingui();
  const { view, show, rows, counts } = useProducts();
  const first = i18n.number(rows[0]?.place ?? 0);
  const last = i18n.number(rows.at(-1)?.place ?? 0);
  const total = i18n.number(counts.selected);
  const [smallest] = pageSizes;
  const back = isCurrent && previous ? changeView(view, { before: previous }) : undefined;
  const on = isCurrent && next ? changeView(view, { after: next }) : undefined;
  return (
    <div className="bp-foot">
      <div className="bp-hint">{children}</div>
      <div className="bp-pages">
        <span className="k-number" role="status">{t`${first} to ${last} of ${total}`}</span>
        {previous || next ? (
          <nav aria-label={t`Pages`}>
            <Turn to={back} onTurn={onTurn}>
              <Trans>Previous</Trans>
            </Turn>
            <Turn to={on} onTurn={onTurn}>
              <Trans>Next</Trans>
            </Turn>
          </nav>
        ) : null}
        {counts.selected > smallest ? (
          <select
            className="bp-select"
            aria-label={t`Rows per page`}
            value={view.size}
            onChange={({ target }) => {
              const size = pageSizes.find((each) => each === Number(target.value));
              if (size) show(changeView(view, { size }));
            }}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </div>
  );
}

interface TurnProps {
  to: TableView | undefined;
  onTurn: () => void;
  children: ReactNode;
}

/** The way to a page; where there is none its place stays, so that the other one does not move below the pointer. */
function Turn({ to, onTurn, children }: TurnProps) {
  const look = 'k-button k-button-secondary k-button-small';
  if (to)
    return (
      <ViewLink view={to} className={look} onShown={onTurn}>
        {children}
      </ViewLink>
    );
  return (
    <span className={classes(look, 'bp-no-page')} aria-hidden="true">
      {children}
    </span>
  );
}
