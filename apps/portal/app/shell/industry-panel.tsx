import { ErrorNote, Skeleton } from '@kontor/ui';
import { ArrowRight } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { industriesAddress } from '../industries/industries-address.ts';
import { IndustryTitle } from '../page-part/industry-title.tsx';
import { searchAddress } from '../search/search-address.ts';
import type { PanelContent } from './industry-panel-data.ts';
import './industry-panel.css';

interface IndustryPanelProps {
  id: string;
  ref: Ref<HTMLElement>;
  open: boolean;
  /** Undefined while it is on its way, null when it could not be loaded. */
  content: PanelContent | null | undefined;
  onEnter: () => void;
}

/** Categories and subcategories of one industry, beside the sidebar. */
export function IndustryPanel({ id, ref, open, content, onEnter }: IndustryPanelProps) {
  return (
    <section
      className={open ? 's-panel s-panel-open' : 's-panel'}
      id={id}
      ref={ref}
      aria-label={content?.name}
      onPointerEnter={onEnter}
    >
      {content ? <Categories key={content.id} {...content} /> : null}
      {content === null ? <NoCategories /> : null}
      {content === undefined ? <Skeleton lines={6} className="s-panel-loading" /> : null}
    </section>
  );
}

/** The page stays as it is; all categories are on a page of their own. */
function NoCategories() {
  const { t } = useLingui();
  return (
    <div className="s-panel-loading">
      <ErrorNote text={t`The categories could not be loaded.`}>
        <p>
          <a href={industriesAddress()}>
            <Trans>All industries</Trans>
          </a>
        </p>
      </ErrorNote>
    </div>
  );
}

function Categories({ id: industry, name, description, categories, hasMore }: PanelContent) {
  return (
    <>
      <header className="s-panel-head">
        <IndustryTitle industry={industry} name={name} description={description} level={3} />
      </header>
      <div className="s-panel-categories">
        {categories.map((category) => (
          <div key={category.id}>
            <h4 className="s-panel-category">
              <a href={searchAddress({ industry, category: category.id })}>{category.name}</a>
            </h4>
            <ul>
              {category.subcategories.map((subcategory) => (
                <li key={subcategory.id}>
                  <a
                    className="s-panel-link"
                    href={searchAddress({ industry, category: category.id, subcategory: subcategory.id })}
                  >
                    {subcategory.name}
                  </a>
                </li>
              ))}
              {category.hasMore ? (
                <li>
                  <a className="s-panel-link s-panel-more" href={industriesAddress(category.id)}>
                    <Trans>View More</Trans>
                    <span className="k-hidden"> {category.name}</span>
                  </a>
                </li>
              ) : null}
            </ul>
          </div>
        ))}
      </div>
      {hasMore ? (
        <footer className="s-panel-foot">
          <a href={industriesAddress(industry)}>
            <Trans>View More Categories</Trans>
            <ArrowRight size={16} />
          </a>
        </footer>
      ) : null}
    </>
  );
}
