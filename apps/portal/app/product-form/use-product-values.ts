import type { EditedProduct } from '@kontor/contract';
import { useForm } from '@kontor/web/form/use-form';
import { useEffect, useRef, useState } from 'react';
import { differingGroups, type FieldGroup, mergeValues, withGroup } from './merge-values.ts';
import { issuesOfProduct, newProductValues, type ProductValues, valuesOf } from './product-values.ts';

interface ProductValuesOptions {
  draft: { owner: string; form: string };
  product: EditedProduct | undefined;
  /** Of the prices of a new product, until another is chosen. */
  currency: string;
  decimal: string;
  isSending: boolean;
}

/** What is typed into the form of a product, beside what is published, with its draft and with what somebody else changed. */
export function useProductValues({
  draft,
  product: given,
  currency,
  decimal,
  isSending,
}: ProductValuesOptions) {
  const [product, setProduct] = useState(given);
  const [published, setPublished] = useState(() =>
    given ? valuesOf(given, decimal) : newProductValues(currency),
  );
  const [clashes, setClashes] = useState<readonly FieldGroup[]>([]);
  const control = useForm<ProductValues, string>({
    start: published,
    check: (typed) => issuesOfProduct(typed, decimal),
    draft,
    isSending,
  });
  const { values, change, saved, isDraftRead } = control;
  const latest = useRef(values);
  latest.current = values;
  const typed = differingGroups(values, published);
  const isTyped = typed.length > 0;
  const revision = product?.revision ?? 0;

  // The draft knows which revision it is about, and the key with which it becomes one product, before anything is sent.
  const basedOn = isTyped ? values.basedOn || revision : 0;
  const isKeyWanted = !product && isTyped && values.idempotencyKey === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering
  useEffect(() => {
    if (basedOn !== values.basedOn) change({ basedOn });
    if (isKeyWanted) change({ idempotencyKey: crypto.randomUUID() });
  }, [basedOn, values.basedOn, isKeyWanted]);

  // What was typed before somebody else published: any of it may hide what they changed.
  const isOutdated = isDraftRead && values.basedOn !== 0 && values.basedOn !== revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is settled once for a revision
  useEffect(() => {
    if (!isOutdated) return;
    setClashes(typed);
    change({ basedOn: revision });
  }, [isOutdated, revision]);

  /** The product as it is now: what was not typed since `base` follows it. */
  function adopt(fresh: EditedProduct, base: ProductValues): FieldGroup[] {
    const theirs = valuesOf(fresh, decimal);
    const merged = mergeValues(base, latest.current, theirs);
    const left = differingGroups(merged.values, theirs).length > 0;
    setProduct(fresh);
    setPublished(theirs);
    setClashes(merged.clashes);
    saved(theirs);
    change({ ...merged.values, basedOn: left ? fresh.revision : 0 });
    return merged.clashes;
  }

  function settle(group: FieldGroup, withMine: boolean) {
    if (!withMine) change(withGroup(latest.current, group, published));
    setClashes((all) => all.filter((each) => each !== group));
  }

  return { control, product, published, typed, clashes, settle, adopt, latest };
}
