import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { PageForm } from '../form/page-form.tsx';
import { DoneNotice } from '../shell/done-notice.tsx';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';
import { pageContext } from '../visit/page-context.ts';
import { usePageAddress } from '../visit/use-page-address.ts';

export { sendForm as clientAction } from '../form/send-form.ts';

/** To which address, and whether the mails of this product are read here. */
export function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  return {
    email: verbs.findAwaitedMail(accounts.settings, visit)?.email,
    hasOutbox: verbs.mayReadOutbox(accounts.settings, visit),
  };
}

/** Sends the mail again; who has waited for too long asks for a link as whoever forgot their password does. */
export function action(sent: ActionFunctionArgs) {
  return answerForm(sent, async (form) => {
    const isSent = await form.verbs.sendAwaitedMail(form.accounts, form.visit, form.back);
    return isSent ? leadTo('/check-mail', form, { done: 'mail-again' }) : leadTo('/forgotten-password', form);
  });
}

/** After a form whose answer must not tell whether an address has an account. */
export default function CheckMailPage() {
  const { t } = useLingui();
  const { hasOutbox, email } = useLoaderData<typeof loader>();
  const address = usePageAddress();
  return (
    <Page
      title={t`Check your e‑mail`}
      description={t`Open the e‑mail with the next step.`}
      heading={t`Check your e‑mail`}
      lead={
        email ? (
          <Lead email={email} />
        ) : (
          t`If this address can be used, an e‑mail with the next step is on its way.`
        )
      }
    >
      <DoneNotice />
      <p>
        <Trans>Nothing after a few minutes? Check your spam folder and the address you typed.</Trans>
      </p>
      {email ? (
        <PageForm
          path="/check-mail"
          variant="petrol"
          submit={t`Send the e‑mail again`}
          sending={t`Sending it …`}
        />
      ) : null}
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

function Lead({ email }: { email: string }) {
  // As an element: the text of a message may hold elements, what visitors write does not.
  const written = (
    <b>
      <EmailText address={email} />
    </b>
  );
  return <Trans>If {written} can be used, an e‑mail with the next step is on its way.</Trans>;
}
