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
      title={t`Look into your mail`}
      description={t`Open the mail with the next step.`}
      heading={t`Look into your mail`}
      lead={t`If the address can be used, a mail with the next step is on its way to it.`}
    >
      <p>
        <Trans>
          Nothing there after some minutes? Look among unwanted mail, and check the address you typed.
        </Trans>
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
