import { ArrowUp } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { IndustryTitle } from '../page-part/industry-title.tsx';
import { searchAddress } from '../search/search-address.ts';
import type { IndustryView } from './load-industries.server.ts';

/** One industry with all its categories and subcategories; the rail's panel leads to its parts by their ids. */
export function IndustrySection({ id: industry, name, description, categories }: IndustryView) {
  const { t } = useLingui();
  return (
    <section className="i-industry" id={industry}>
      <header className="i-head">
        <IndustryTitle industry={industry} name={name} description={description} level={2} />
        <a className="i-up" href="#index" aria-label={t`Back to all industries`}>
          <ArrowUp size={20} />
        </a>
      </header>
      <div className="i-categories">
        {categories.map(({ id: category, name: categoryName, subcategories }) => (
          <div key={category} id={category}>
            <h3>
              <a href={searchAddress({ industry, category })}>{categoryName}</a>
            </h3>
            <ul>
              {subcategories.map(({ id: subcategory, name: subcategoryName }) => (
                <li key={subcategory}>
                  <a href={searchAddress({ industry, category, subcategory })}>{subcategoryName}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
