import { FailureText } from '@kontor/ui';
import { useProducts } from './products-context.ts';

/** Why something was not done with one product, in its row; above the rows where it was about others, or it is on another page. */
export function ProductFailure({ of }: { of?: string }) {
  const { failing, rows } = useProducts();
  const { ids, text } = failing.failed ?? {};
  const [id] = ids ?? [];
  const place = ids?.length === 1 && rows.some(({ productID }) => productID === id) ? id : undefined;
  return text !== undefined && place === of ? <FailureText text={text} /> : null;
}
