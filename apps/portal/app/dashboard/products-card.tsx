import { type Dashboard, productAddress } from '@kontor/contract';
import { joinedNames } from '@kontor/web/language/joined';
import { Trans, useLingui } from '@lingui/react/macro';
import { businessProductsAddress } from '../business-manage/manage-address.ts';
import { pictureOf } from '../product/product-view.ts';
import { changeOf } from './change.ts';
import { ChangeNote } from './change-note.tsx';
import { Sparkline } from './chart/sparkline.tsx';

interface ProductsCardProps {
  days: number;
  products: Dashboard['products'];
  business: { id: string; name: string };
}

/** The products that were seen the most. */
export function ProductsCard({ products, business, days }: ProductsCardProps) {
  const { t, i18n } = useLingui();
  return (
    <section className="k-card z-wide">
      <div className="k-card-head">
        <h2>
          <Trans>Products</Trans>
        </h2>
        <a className="z-more" href={businessProductsAddress(business)}>
          <Trans>View More</Trans>
        </a>
      </div>
      {products.length === 0 ? (
        <p className="k-meta z-body">
          <Trans>No product was opened in this period.</Trans>
        </p>
      ) : (
        <table className="z-products">
          <thead>
            <tr>
              <th scope="col">{t`Product`}</th>
              <th scope="col">{t`Views`}</th>
              <th scope="col">{t`Likes`}</th>
              <th scope="col">{t`Requests`}</th>
              <th scope="col">{t`12 weeks`}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ product, views, likes, inquiries, weeks }) => (
              <tr key={product.productID}>
                <th scope="row">
                  <span>
                    <img
                      src={pictureOf(product).url}
                      width="56"
                      height="42"
                      alt=""
                      loading="lazy"
                      decoding="async"
                    />
                    <a
                      href={productAddress({
                        id: product.productID,
                        name: product.name,
                        company: business.name,
                      })}
                    >
                      {product.name}
                    </a>
                  </span>
                </th>
                <td>
                  {i18n.number(views.now)}
                  <ChangeNote change={changeOf(views)} days={days} />
                </td>
                <td>{i18n.number(likes.now)}</td>
                <td>
                  <b>{i18n.number(inquiries.now)}</b>
                </td>
                <td>
                  <Sparkline values={weeks} width={104} height={28} />
                  <span className="k-hidden">
                    <Trans>
                      Views by week:{' '}
                      {joinedNames(
                        weeks.map((count) => i18n.number(count)),
                        i18n.locale,
                      )}
                    </Trans>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
