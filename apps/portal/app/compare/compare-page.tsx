import { ButtonLink, EmptyState, Note } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { BadgeCheck } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { brand } from '../brand.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { searchAddress } from '../search/search-address.ts';
import { readCompareQuery } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { compareTitle } from './compare-title.ts';
import { CompareWays } from './compare-ways.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { loadCompare } from './load-compare.server.ts';
import { PairPickers } from './pair-pickers.tsx';
import { ShownFacts } from './shown-facts.tsx';
import './compare.css';

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadCompare(args);

/** Which facts and which two columns are shown is known here already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return ['ids', 'lang'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

/** Up to five businesses or products side by side; the address holds all that is chosen here. */
export default function ComparePage() {
  const { t, i18n } = useLingui();
  const { kind, things, groups, leftOut } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { showsAll, pair } = readCompareQuery(search);
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  // Where nothing is set beside it, everything is shown.
  const onlyDifferences = !showsAll && things.length > 1;
  const shown = onlyDifferences
    ? groups.flatMap(({ title, rows: all }) => {
        const some = all.filter(({ differs }) => differs);
        return some.length > 0 ? [{ title, rows: some }] : [];
      })
    : groups;
  const view = { showsAll, pair };
  return (
    <div className="s-page cp-page">
      <header className="cp-head">
        <div>
          <h1>{i18n._(compareTitle(kind, things.length))}</h1>
          {things.length > 0 ? (
            <p className="k-meta">
              <Trans>Units are converted; what a company wrote appears below.</Trans>
            </p>
          ) : null}
        </div>
        {kind ? <CompareWays kind={kind} things={things} /> : null}
      </header>
      <LeftOutNote kind={kind} {...leftOut} />
      {kind && things.length === 1 ? (
        <Note>
          <p>
            {kind === 'business' ? (
              <Trans>Only one is left. Add another business to compare it with.</Trans>
            ) : (
              <Trans>Only one is left. Add another product to compare it with.</Trans>
            )}
          </p>
        </Note>
      ) : null}
      {kind ? (
        <>
          {things.length > 1 ? (
            <ShownFacts
              ids={things.map(({ id }) => id)}
              view={view}
              differing={differing}
              all={rows.length}
            />
          ) : null}
          {things.length > 2 ? <PairPickers things={things} view={view} /> : null}
          <CompareTable things={things} groups={shown} view={view} hidden={rows.length - differing} />
          <p className="cp-legend k-meta">
            <BadgeCheck size={16} className="k-seal" />
            <span>
              <Trans>
                Checked by {brand.name} or a document we read. Everything else the company says of itself.
              </Trans>
            </span>
          </p>
        </>
      ) : (
        <EmptyState
          title={t`Nothing to compare yet`}
          text={t`Press “Compare” on up to five businesses or products, and they appear here side by side.`}
          picture={waving}
        >
          <ButtonLink variant="petrol" href={searchAddress({ tab: 'MA' })}>
            <Trans>Find suppliers</Trans>
          </ButtonLink>
          <ButtonLink href={searchAddress({ tab: 'PR' })}>
            <Trans>Find products</Trans>
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
