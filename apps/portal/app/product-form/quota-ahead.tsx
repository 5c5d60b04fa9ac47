import { Note } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

interface QuotaAheadProps {
  /** How many products the package shows. */
  quota: number;
  /** How many the business has. */
  count: number;
}

/** Said before the quota is met, and when it is: whether a product that is added now will be seen. */
export function QuotaAhead({ quota, count }: QuotaAheadProps) {
  const { t } = useLingui();
  if (count < quota)
    return (
      <p className="k-meta">
        {t`Your package shows ${quota} products, and you have ${count}: buyers will see this one.`}
      </p>
    );
  return (
    <Note>
      {t`Your package shows ${quota} products, and you have ${count}. This one is added at the end and stays hidden: move it up in the list to show it instead of another.`}
    </Note>
  );
}
