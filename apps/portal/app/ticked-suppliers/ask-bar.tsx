import { Button, ButtonLink } from '@kontor/ui';
import { Send } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { sendRequestAddress } from '../inquiry-form/inquiry-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { maxTicked, type TickedSupplier, tickedSuppliers } from './ticked-suppliers.ts';
import { useTickedSuppliers } from './use-ticked-suppliers.ts';
import './ask-bar.css';

/** Leads on with the suppliers that are ticked; nothing while none is. How many they are is announced, whoever ticks. */
export function AskBar() {
  const { t } = useLingui();
  const ticked = useTickedSuppliers();
  const [first, ...others] = ticked;
  const count = ticked.length;
  const isFull = count >= maxTicked;
  return (
    <>
      <p className="k-hidden" role="status">
        {first
          ? isFull
            ? t`${count} of ${maxTicked} selected. You cannot ask more at once.`
            : t`${count} of ${maxTicked} selected`
          : ''}
      </p>
      {first ? (
        <section className="t-bar" aria-label={t`Suppliers to ask`}>
          <ul className="t-bar-logos" aria-hidden="true">
            {ticked.map(({ id, logo, name }) => (
              <li key={id}>
                <img className="k-logo" src={logo} width="32" height="32" alt="" title={name} />
              </li>
            ))}
          </ul>
          <p className="t-bar-count">
            <b>{t`${count} of ${maxTicked} selected`}</b>
            {isFull ? (
              <small>
                <Trans>You cannot ask more at once.</Trans>
              </small>
            ) : null}
          </p>
          <Button variant="quiet" className="t-bar-clear" onClick={() => tickedSuppliers.clear()}>
            <Trans>Clear</Trans>
          </Button>
          <AskLinks first={first} others={others} />
        </section>
      ) : null}
    </>
  );
}

/** Visitors log in first, and come out at the form. */
function AskLinks({ first, others }: { first: TickedSupplier; others: readonly TickedSupplier[] }) {
  const { t } = useLingui();
  const form = sendRequestAddress(first.id, { product: first.product, others: others.map(({ id }) => id) });
  const { login } = useAccountAddress(form);
  const text = t`${plural(others.length + 1, { one: 'Ask # supplier', other: 'Ask # suppliers' })}`;
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
