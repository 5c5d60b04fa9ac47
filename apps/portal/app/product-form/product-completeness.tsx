import type { MissingFact } from '@kontor/contract';
import { missingFacts } from '@kontor/contract/product-facts';
import { Filter } from '@kontor/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { missingIn } from './missing-in.ts';
import type { ProductValues } from './product-values.ts';
import './product-completeness.css';

/** Which facts are missing, what each keeps the product out of, and the way to its field. */
export function ProductCompleteness({ values }: { values: ProductValues }) {
  const { t, i18n } = useLingui();
  const missing = missingIn(values);
  const stated = missingFacts.length - missing.length;
  const share = stated / missingFacts.length;
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const wordless = values.photos.filter(({ alt }) => alt.trim() === '').length;
  const texts: Record<MissingFact, { name: string; href: string; place: string }> = {
    photos: { name: t`A photo`, href: '#photos', place: t`Its card shows a drawing instead` },
    description: {
      name: t`Description`,
      href: '#description',
      place: t`Keyword searches do not find it`,
    },
    subcategory: {
      name: t`Subcategory`,
      href: '#category',
      place: t`Missing from the filter by subcategory`,
    },
    specs: { name: t`Specifications`, href: '#specifications', place: t`Buyers have nothing to compare` },
    leadTimeDays: {
      name: t`Lead time`,
      href: '#order',
      place: t`Buyers cannot see when they will receive it`,
    },
    minimumOrder: {
      name: t`Minimum order`,
      href: '#order',
      place: t`Buyers cannot see how much they have to order`,
    },
  };
  return (
    <section className="k-card pf-complete">
      <h2>
        <Trans>Product {percent} complete</Trans>
      </h2>
      <progress value={share} max={1} aria-hidden="true" />
      <ul>
        {missing.map((fact) => (
          <Missing key={fact} {...texts[fact]} />
        ))}
        {wordless > 0 ? (
          <Missing
            name={t`Descriptions of photos`}
            href="#photos"
            place={t`Missing for people who cannot see them`}
          />
        ) : null}
      </ul>
      <p className="k-meta">
        <Plural value={stated} one="# fact is in place" other="# facts are in place" />
      </p>
    </section>
  );
}

function Missing({ name, href, place }: { name: string; href: string; place: string }) {
  return (
    <li>
      <Filter size={16} />
      <div>
        <a href={href}>{name}</a>
        <small>{place}</small>
      </div>
    </li>
  );
}
