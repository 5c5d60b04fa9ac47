import { ButtonLink, EmptyState, Pager } from '@kontor/ui';
import rosca from '@kontor/ui/art/rosca-search.svg';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ChosenBar } from '../compare/chosen-bar.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import { ResultList } from '../search/result-list.tsx';
import { searchAddress } from '../search/search-address.ts';
import { AskBar } from '../ticked-suppliers/ask-bar.tsx';
import { listAddress } from './directory-address.ts';
import { loadList } from './load-list.server.ts';
import '../search/search.css';
import './directory.css';

/** A list the footer names (checklist 41). */
export const loader = (asked: LoaderFunctionArgs) => loadList(asked);

export default function ListPage() {
  const { t } = useLingui();
  const { list, title, intro, total, page, pages, results } = useLoaderData<typeof loader>();
  return (
    <div className="s-page l-page">
      <h1>{title}</h1>
      <p className="l-lead">{intro}</p>
      {total === 0 ? (
        <EmptyState title={t`Nothing in this list yet`} picture={rosca}>
          <ButtonLink href={searchAddress({})}>
            <Trans>Search suppliers</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="l-total k-number">
            {results.kind === 'products' ? (
              <Plural value={total} one="# product" other="# products" />
            ) : (
              <Plural value={total} one="# business" other="# businesses" />
            )}
          </p>
          <ResultList results={results} />
          <Pager
            label={t`Pages`}
            current={page}
            last={pages}
            hrefOf={(to) => listAddress(list, to)}
            nameOf={(to) => t`Page ${to}`}
          />
        </>
      )}
      <ClosingCall />
      <div className="cp-bars">
        <ChosenBar />
        <AskBar />
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
