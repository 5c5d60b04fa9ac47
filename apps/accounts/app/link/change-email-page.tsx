import { FormNotice } from '@kontor/ui';
import type { FormResult } from '@kontor/web/form/form-result';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link, useActionData } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { Page } from '../shell/page.tsx';
import { usePageAddress } from '../visit/use-page-address.ts';
import { LinkForm } from './link-form.tsx';
import { tokenOf } from './token-of.server.ts';
import { useDeadLink } from './use-dead-link.ts';

export { sendForm as clientAction } from '../form/send-form.ts';

export function action(sent: ActionFunctionArgs) {
  return answerForm(sent, async ({ verbs, accounts, visit }) => ({
    done: await verbs.confirmEmailChange(accounts, visit, tokenOf(sent.request)),
  }));
}

/** Each of the two addresses has to say yes to a change. */
export default function ChangeEmailPage() {
  const { t } = useLingui();
  const result = useActionData<FormResult>();
  const isDead = useDeadLink();
  const title = t`Change e-mail address`;
  const description = t`Confirm that your account changes to another e-mail address.`;
  const heading = t`Confirm the change of your e‑mail address`;
  if (result?.done)
    return (
      <Page title={title} description={description} heading={heading}>
        <Changed isWaiting={result.done === 'waiting'} />
      </Page>
    );
  return (
    <Page
      title={title}
      description={description}
      heading={heading}
      lead={
        isDead ? undefined : t`The address changes once you have confirmed both the old one and the new one.`
      }
    >
      <LinkForm path="/change-email" submit={t`Confirm`} sending={t`Confirming …`} />
    </Page>
  );
}

function Changed({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useLingui();
  const address = usePageAddress();
  return (
    <>
      <FormNotice kind="ok">
        {isWaiting
          ? t`Done. Now confirm the other address, too.`
          : t`Done. From now on you log in with the new address.`}
      </FormNotice>
      <p className="a-ways">
        <Link to={address('/login')}>
          <Trans>Log in</Trans>
        </Link>
      </p>
    </>
  );
}
