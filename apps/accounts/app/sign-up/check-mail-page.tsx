import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Page } from '../shell/page.tsx';
import { pageContext } from '../visit/page-context.ts';
import { usePageAddress } from '../visit/use-page-address.ts';

/** Whether the mails of this product are read here. */
export function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  return { hasOutbox: verbs.mayReadOutbox(accounts.settings, visit) };
}

/** After a form whose answer must not tell whether an address has an account. */
export default function CheckMailPage() {
  const { t } = useLingui();
  const { hasOutbox } = useLoaderData<typeof loader>();
  const address = usePageAddress();
  return (
    <Page
      title={t`Check your e‑mail`}
      heading={t`Check your e‑mail`}
      lead={t`If this address can be used, an e‑mail with the next step is on its way.`}
    >
      <p>
        <Trans>Nothing after a few minutes? Check your spam folder and the address you typed.</Trans>
      </p>
      <p className="a-ways">
        {hasOutbox ? (
          <Link to={address('/outbox')}>
            <Trans>Open the outbox</Trans>
          </Link>
        ) : null}
        <Link to={address('/login')}>
          <Trans>Log in</Trans>
        </Link>
      </p>
    </Page>
  );
}
