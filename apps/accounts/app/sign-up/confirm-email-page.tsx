import { useLingui } from '@lingui/react/macro';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { LinkForm } from '../link/link-form.tsx';
import { tokenOf } from '../link/token-of.server.ts';
import { useDeadLink } from '../link/use-dead-link.ts';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';

export { sendForm as clientAction } from '../form/send-form.ts';

export function action(sent: ActionFunctionArgs) {
  return answerForm(sent, async (form) => {
    await form.verbs.confirmEmail(form.accounts, tokenOf(sent.request));
    return leadTo('/login', form, { done: 'confirmed' });
  });
}

export default function ConfirmEmailPage() {
  const { t } = useLingui();
  const isDead = useDeadLink();
  return (
    <Page
      title={t`Confirm e-mail address`}
      description={t`Confirm your e-mail address, and log in.`}
      heading={t`Confirm your e‑mail address`}
      lead={isDead ? undefined : t`After that you can log in.`}
    >
      <LinkForm path="/confirm-email" submit={t`Confirm`} sending={t`Confirming …`} />
    </Page>
  );
}
