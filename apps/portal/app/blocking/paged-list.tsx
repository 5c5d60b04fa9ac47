import { Button, Card } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import type { usePages } from '../page-part/use-pages.ts';

interface PagedListProps<Row> {
  heading: string;
  /** In the place of rows where there are none. */
  none: ReactNode;
  pages: ReturnType<typeof usePages<Row>>;
  children: (row: Row) => ReactNode;
}

/** A list of what one sees no more, or reported. */
export function PagedList<Row>({ heading, none, pages, children }: PagedListProps<Row>) {
  const { rows, next, isLoading, hasFailed, more } = pages;
  return (
    <Card padded>
      <h3>{heading}</h3>
      {rows || hasFailed ? null : <Loading lines={2} />}
      {rows?.length === 0 && next === undefined ? <p className="k-meta">{none}</p> : null}
      <ul className="bl-list">{rows?.map(children)}</ul>
      {hasFailed ? <LoadingFailed onRetry={more} /> : null}
      {next === undefined || hasFailed ? null : (
        <Button size="small" loading={isLoading} onClick={more}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </Card>
  );
}
