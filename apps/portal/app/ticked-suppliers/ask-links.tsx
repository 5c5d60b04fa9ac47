import { ButtonLink } from '@kontor/ui';
import { Send } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sendRequestAddress } from '../inquiry-form/inquiry-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import type { TickedSupplier } from './ticked-suppliers.ts';

/** The way to ask several suppliers the same. Visitors log in first, and come out at the form. Nothing where nobody can be asked. */
export function AskLinks({ suppliers }: { suppliers: readonly Pick<TickedSupplier, 'id' | 'product'>[] }) {
  const { t } = useLingui();
  const [first, ...others] = suppliers;
  const form = sendRequestAddress(first?.id ?? '', {
    product: first?.product,
    others: others.map(({ id }) => id),
  });
  const { login } = useAccountAddress(form);
  if (!first) return null;
  const count = suppliers.length;
  const text = t`${plural(count, { one: 'Ask # supplier', other: 'Ask # suppliers' })}`;
  return (
    <>
      <ButtonLink variant="primary" href={login} rel="nofollow" className="s-for-visitors">
        <Send size={18} />
        {text}
      </ButtonLink>
      <ButtonLink variant="primary" href={form} rel="nofollow" className="s-for-people">
        <Send size={18} />
        {text}
      </ButtonLink>
    </>
  );
}
