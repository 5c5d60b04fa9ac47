import { ExistingProduct } from './existing-product.tsx';
import { NewProduct } from './new-product.tsx';

interface ProductEditorProps {
  owner: string;
  /** Undefined for a new one. */
  productID: string | undefined;
  /** Of a new one. */
  businessID: string | undefined;
}

/** A product to be changed or added; loaded behind its page, which most of it is not. */
export default function ProductEditor({ owner, productID, businessID }: ProductEditorProps) {
  if (productID === undefined) return <NewProduct owner={owner} businessID={businessID} />;
  return <ExistingProduct owner={owner} productID={productID} />;
}
