import { EmptyState } from '@kontor/ui';
import rosca from '@kontor/ui/art/rosca-search.svg';
import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Page } from '../shell/page.tsx';
import { pageContext } from '../visit/page-context.ts';
import { MailPreview } from './mail-preview.tsx';
import './outbox.css';

/** The mails of a product without a mail server, where they may be read; else there is no such page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  if (!verbs.mayReadOutbox(accounts.settings, visit)) throw data(null, { status: 404 });
  const mails = await verbs.listOutbox(accounts);
  return { mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })) };
}

export default function OutboxPage() {
  const { t } = useLingui();
  const { mails } = useLoaderData<typeof loader>();
  return (
    <Page
      title={t`Outbox`}
      description={t`Read the e-mails of an installation that has no mail server.`}
      heading={t`Outbox`}
      lead={t`No mail server is set up, so e‑mails stay here, newest first.`}
    >
      {mails.length === 0 ? (
        <EmptyState
          title={t`No e‑mails yet`}
          text={t`E-mails appear here as soon as someone registers.`}
          picture={rosca}
        />
      ) : (
        <div className="a-mails">
          {mails.map((mail) => (
            <MailPreview key={mail.id} {...mail} />
          ))}
        </div>
      )}
    </Page>
  );
}
