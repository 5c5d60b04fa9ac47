import {
  type Boost,
  boostDays,
  CallError,
  createBoost,
  idempotencyKeyHeader,
  listProductsOfBusiness,
  type MyBusiness,
} from '@kontor/contract';
import { Button, SearchSelect, useToast } from '@kontor/ui';
import { Rocket } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';

interface BoostFormProps {
  business: MyBusiness;
  running: readonly Boost[];
  onBoosted: () => void;
}

/** Chooses what is boosted; the table of products names one in the address. */
export function BoostForm({ business, running, onBoosted }: BoostFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { call } = useSession();
  const [query, setQuery] = useSearchParams();
  const { businessID } = business;
  const products = useLoaded(listProductsOfBusiness, { query: { bid: businessID } }).data?.data ?? [];
  const [productID, setProductID] = useState(query.get('product')?.toLowerCase() ?? '');
  const [isProduct, setProduct] = useState(productID !== '');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // One wish: sent again after a lost answer it uses one boost.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const chosen = isProduct ? productID : '';
  const runs = running.some(
    (boost) => (boost.productID ?? '') === chosen && (boost.kind === 'product') === isProduct,
  );

  function choose(product: boolean, id = productID) {
    setProduct(product);
    setProductID(id);
    setError(undefined);
    setKey(crypto.randomUUID());
  }

  function textOf(refusal: unknown): string {
    if (!(refusal instanceof CallError)) return t`An unexpected error has occurred, please try again`;
    const code = refusal.issues?.[0]?.code;
    if (code === 'tooMany') return t`All of this month’s boosts are used.`;
    if (code === 'namedTwice') return t`A boost is already running for this.`;
    if (refusal.errorName === 'NotFound') return t`Buyers cannot see this product, so it cannot be boosted.`;
    if (refusal.errorName === 'Forbidden') return t`Your role does not allow this.`;
    return t`An unexpected error has occurred, please try again`;
  }

  async function boost(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isProduct && productID === '') return setError(t`Choose a product.`);
    setBusy(true);
    try {
      const body = isProduct ? { productID } : {};
      await call(createBoost, { params: { businessID }, body }, { headers: { [idempotencyKeyHeader]: key } });
      toast(t`Boost started. It runs for ${boostDays} days`, 'done');
      choose(isProduct, '');
      if (query.has('product')) setQuery({}, { replace: true, preventScrollReset: true });
      onBoosted();
    } catch (refusal) {
      console.error('Not boosted', refusal);
      setError(textOf(refusal));
      // Another window may have used some meanwhile.
      if (refusal instanceof CallError && refusal.errorName === 'Conflict') onBoosted();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="bb-form" onSubmit={(event) => void boost(event)} noValidate>
      <fieldset>
        <legend>
          <Trans>What to boost</Trans>
        </legend>
        <label className="bb-choice">
          <input type="radio" name="boosted" checked={!isProduct} onChange={() => choose(false)} />
          <span>
            <b>
              <Trans>Your company</Trans>
            </b>
            <small className="k-meta">{business.general.companyName}</small>
          </span>
        </label>
        <label className="bb-choice">
          <input type="radio" name="boosted" checked={isProduct} onChange={() => choose(true)} />
          <span>
            <b>
              <Trans>A product</Trans>
            </b>
            <small className="k-meta">
              <Trans>One that buyers see</Trans>
            </small>
          </span>
        </label>
      </fieldset>
      {isProduct ? (
        <SearchSelect
          label={t`Product`}
          options={products.map((product) => ({ value: product.productID, text: product.name }))}
          value={productID}
          onChange={(id) => choose(true, id)}
          placeholder={t`Name of the product`}
          nothing={t`Nothing matches what you typed`}
        />
      ) : null}
      <div className="bb-send">
        <Button variant="petrol" type="submit" loading={isBusy} disabled={runs}>
          <Rocket size={18} />
          <Trans>Boost for {boostDays} days</Trans>
        </Button>
        <p role="status">
          {error ? (
            <span className="bb-error">{error}</span>
          ) : runs ? (
            t`A boost is already running for this.`
          ) : null}
        </p>
      </div>
    </form>
  );
}
