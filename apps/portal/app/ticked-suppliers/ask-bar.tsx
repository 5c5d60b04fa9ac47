import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AskLinks } from './ask-links.tsx';
import { maxTicked, tickedSuppliers } from './ticked-suppliers.ts';
import { useTickedSuppliers } from './use-ticked-suppliers.ts';
import './ask-bar.css';

/** Leads on with the suppliers that are ticked; nothing while none is. How many they are is announced, whoever ticks. */
export function AskBar() {
  const { t } = useLingui();
  const ticked = useTickedSuppliers();
  const count = ticked.length;
  const isFull = count >= maxTicked;
  return (
    <>
      <p className="k-hidden" role="status">
        {count > 0
          ? isFull
            ? t`${count} of ${maxTicked} selected. You cannot ask more at once.`
            : t`${count} of ${maxTicked} selected`
          : ''}
      </p>
      {count > 0 ? (
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
          <AskLinks suppliers={ticked} />
        </section>
      ) : null}
    </>
  );
}
