import { createProduct, getProductForEdit, type ProductInput, updateProduct } from '@kontor/contract';
import type { TestApi } from '../../test/api.ts';
import { anOwner, complete } from '../testing-owner.ts';

/** A product with two photos or videos, of the first of which something is said. */
export async function aProductWithFiles<Field extends 'photos' | 'videos'>(
  api: TestApi,
  field: Field,
  send: (token: string) => Promise<string>,
  said: { alt?: string; title?: string },
) {
  const owner = await anOwner(api);
  const { call, token, businessID } = owner;
  const uploads = [await send(token), await send(token)] as const;
  const files = { [field]: [{ token: uploads[0], ...said }, { token: uploads[1] }] };
  const { productID } = await call(createProduct, { body: { businessID, ...complete, ...files } });
  const read = () => call(getProductForEdit, { params: { productID } });
  const put = async (files: ProductInput[Field]) => {
    const { revision } = await read();
    const body = { revision, ...complete, ...(files ? { [field]: files } : {}) };
    return call(updateProduct, { params: { productID }, body });
  };
  return { ...owner, productID, uploads, read, put };
}
