import { ModalDialog, Skeleton } from '@kontor/ui';
import { X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { LoadingFailed } from '../../page-part/loading-failed.tsx';
import type { SearchQuery } from '../search-query.ts';
import { FilterForm } from './filter-form.tsx';
import { filtersAddress } from './filters-address.ts';
import type { FiltersData } from './load-filters.server.ts';
import './filters.css';

export interface FilterDialogProps {
  query: SearchQuery;
  onClose: () => void;
}

/** The filters of the results before them: a sheet from below on phones, at the side elsewhere. */
export function FilterDialog({ query, onClose }: FilterDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const head = useRef<HTMLDivElement>(null);
  const { load, data, state } = useFetcher<FiltersData | null>({ key: `${heading}-opened` });
  const address = filtersAddress(query);

  useEffect(() => void load(address), [address, load]);

  // Closed, it gives the focus back.
  const close = () => head.current?.closest('dialog')?.close();
  return (
    <ModalDialog className="r-filter-dialog" aria-labelledby={heading} closedby="any" onClose={onClose}>
      <div className="r-filter-head" ref={head}>
        <h2 id={heading}>
          <Trans>Filters</Trans>
        </h2>
        <button type="button" className="k-icon-button" aria-label={t`Close`} onClick={close}>
          <X size={20} />
        </button>
      </div>
      {data ? <FilterForm opened={data} onShow={close} /> : null}
      {data === null && state === 'idle' ? <LoadingFailed onRetry={() => load(address)} /> : null}
      {data === undefined || (data === null && state !== 'idle') ? (
        <Skeleton className="r-filter-waiting" lines={5} />
      ) : null}
    </ModalDialog>
  );
}
