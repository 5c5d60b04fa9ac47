import {
  CallError,
  createProduct,
  type EditedProduct,
  idempotencyKeyHeader,
  updateProduct,
} from '@kontor/contract';
import type { Issues } from '@kontor/web/form/form-result';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { bodyOfProduct, fieldOfIssue, type ProductValues } from './product-values.ts';

/** Why a product was not saved. */
export interface SaveRefusal {
  /** What is wrong, by field of the form. */
  issues: Issues;
  text: string;
  /** Somebody else changed the product since it was read. */
  isOutdated: boolean;
}

interface SaveInput {
  businessID: string;
  /** The product as it was read; nothing for a new one. */
  product: EditedProduct | undefined;
  values: ProductValues;
  decimal: string;
}

type Saved = { productID: string; revision: number; listed: boolean };

/** Publishes what is typed: as a new product, once for the key of its form, or in place of what there is. */
export function useSaveProduct(): (input: SaveInput) => Promise<Saved | SaveRefusal> {
  const { t } = useLingui();
  const { call } = useSession();
  const { login } = useAccountAddress();

  function textOf(error: CallError): string {
    switch (error.errorName) {
      case 'BadRequest':
        return t`Some fields need to be corrected; see the notes there.`;
      case 'NotFound':
        return t`A photo is no longer available: unused photos are removed after a day. Remove it and choose it again.`;
      case 'UnsupportedMediaType':
        return t`One of the photos cannot be read. Remove it, or choose another.`;
      case 'Forbidden':
        return t`Only owners and administrators can change its products.`;
      case 'InsufficientStorage':
        return t`We cannot save this right now. Please try again later.`;
      default:
        return t`This could not be saved. What you typed stays in this browser: please try again.`;
    }
  }

  return async ({ businessID, product, values, decimal }) => {
    const body = bodyOfProduct(values, decimal);
    try {
      if (product)
        return await call(updateProduct, {
          params: { productID: product.productID },
          body: { revision: product.revision, ...body },
        });
      const headers = { [idempotencyKeyHeader]: values.idempotencyKey };
      return await call(createProduct, { body: { businessID, ...body } }, { headers });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      console.error('A product could not be saved', error);
      if (error.status === 401) location.assign(login);
      const isOutdated = error.errorName === 'Conflict' && product !== undefined;
      return { issues: isOutdated ? {} : issuesIn(error), text: textOf(error), isOutdated };
    }
  };
}

function issuesIn({ issues = [] }: CallError): Issues {
  return Object.fromEntries(issues.map(({ field, code, limit }) => [fieldOfIssue(field), { code, limit }]));
}
