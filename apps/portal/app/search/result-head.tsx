import { X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from './load-search.server.ts';
import { pageSize } from './result-pages.ts';
import { searchAddress } from './search-address.ts';
import { tabInSentence } from './tab-in-sentence.ts';
import { useResultTexts } from './use-result-texts.ts';

/** What was searched for and how much there is (checklist 95). */
export function ResultHead({ query, words, where, path, total, results }: SearchPage) {
  const { i18n } = useLingui();
  const texts = useResultTexts();
  const first = (query.page - 1) * pageSize + 1;
  const last = first + results.items.length - 1;
  const type = tabInSentence(query.tab, i18n);
  const count = texts.short(total);
  return (
    <div className="r-head">
      <h1>
        <Title
          words={words}
          place={path.at(-1)?.name}
          where={where}
          // Types are plurals.
          results={words || total.total === 1 ? texts.results(total) : texts.ofType(total, type)}
        />
      </h1>
      {results.items.length > 0 ? (
        <div className="r-count">
          {total.total > 1 ? (
            <p className="k-meta k-number">
              <Trans>
                {first}–{last} of {count} {type}
              </Trans>
            </p>
          ) : null}
          <a href="/how-ranking-works">
            <Trans>How results are ordered</Trans>
          </a>
        </div>
      ) : null}
      {path.length > 0 ? <Place query={query} path={path} /> : null}
    </div>
  );
}

interface TitleProps extends Pick<SearchPage, 'words' | 'where'> {
  place: string | undefined;
  results: string;
}

/** Not as elements: a message's elements are in its own text, never in what visitors write. */
function Title({ words, place, where, results }: TitleProps) {
  const { t } = useLingui();
  const whatIn = () => {
    if (words && place) return t`${results} for “${words}” in ${place}`;
    if (words) return t`${results} for “${words}”`;
    return place ? t`${results} in ${place}` : results;
  };
  // Countries stand behind a dash, as in the window's title: their names need articles after "in".
  return where ? `${whatIn()} – ${where}` : whatIn();
}

/** The way down the industry tree, with a way out of it. */
function Place({ query, path }: Pick<SearchPage, 'query' | 'path'>) {
  const { t } = useLingui();
  const [industry, category, subcategory] = path.map(({ id }) => id);
  const upTo = [{ industry }, { industry, category }, { industry, category, subcategory }];
  const anywhere = { industry: undefined, category: undefined, subcategory: undefined, page: 1 };
  return (
    <nav className="r-place" aria-label={t`Category`}>
      {path.map(({ id, name }, depth) => (
        <a key={id} href={searchAddress({ ...query, ...anywhere, ...upTo[depth] })}>
          {name}
        </a>
      ))}
      <a className="r-place-out" href={searchAddress({ ...query, ...anywhere })}>
        <X size={15} />
        <Trans>All industries</Trans>
      </a>
    </nav>
  );
}
