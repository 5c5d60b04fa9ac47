import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Comments } from '../comment/comments.tsx';
import { ChosenBar } from '../compare/chosen-bar.tsx';
import { profileHandle } from '../page-part/page-handle.ts';
import { useViewed } from '../recently-viewed/use-viewed.ts';
import { loadProduct } from './load-product.server.ts';
import { MainProducts } from './main-products.tsx';
import { ProductBusiness } from './product-business.tsx';
import { ProductDataSheets } from './product-data-sheets.tsx';
import { ProductDescription } from './product-description.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductSpecifications, TechnicalSpecification } from './product-specifications.tsx';
import { ProductVideos } from './product-videos.tsx';
import './product.css';

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadProduct(args);

/** Checklist 107–113; what is known of the product stands beside its picture, where it is seen first. */
export default function ProductPage() {
  const product = useLoaderData<typeof loader>();
  useViewed('product', product.id, product.business.id);
  return (
    <div className="s-page">
      <ProductHead {...product} />
      <div className="p-top">
        <div className="p-shown">
          <ProductGallery key={product.id} {...product} />
          <ProductDescription {...product} />
          <ProductDataSheets {...product} />
        </div>
        <div className="p-facts">
          <ProductSpecifications {...product} />
          <TechnicalSpecification {...product} />
        </div>
        <ProductBusiness {...product} />
      </div>
      <div className="p-columns p-below">
        {product.comments ? (
          <Comments
            key={product.id}
            resourceType="product"
            resourceID={product.id}
            businessID={product.business.id}
            loaded={product.comments}
          />
        ) : null}
        <ProductVideos {...product} />
      </div>
      <MainProducts {...product} />
      <ChosenBar />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
