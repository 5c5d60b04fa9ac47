import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link, useSearchParams } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { PageForm } from '../form/page-form.tsx';
import { Page } from '../shell/page.tsx';
import { leadBack, leadTo } from '../visit/lead-to.server.ts';
import { usePageAddress } from '../visit/use-page-address.ts';

export { sendForm as clientAction } from '../form/send-form.ts';

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, field } = form;
      const cookies = await verbs.giveCode(accounts, visit, { code: field('code') });
      return (await leadBack(form, cookies)) ?? leadTo('/login', form);
    },
    {
      refused(refusal, form) {
        // The attempt is over: the password has to be given again.
        if (refusal.problem === 'SessionError') return leadTo('/login', form, { done: 'expired' });
        if (refusal.problem !== 'Unauthorized') return refusal;
        const code = isRecovery(new URL(sent.request.url).searchParams) ? 'wrongRecoveryCode' : 'wrongCode';
        return { ...refusal, problem: undefined, issues: { code: { code } } };
      },
    },
  );
}

function isRecovery(query: URLSearchParams): boolean {
  return query.get('with') === 'recovery';
}

/** The second step of logging in: the app's code, or a recovery code when the app is away. */
export default function CodePage() {
  const { t } = useLingui();
  const address = usePageAddress();
  const withRecovery = isRecovery(useSearchParams()[0]);
  const query = withRecovery ? { with: 'recovery' } : undefined;
  const lead = withRecovery
    ? t`Type one of the recovery codes you saved. Each one works once.`
    : t`Open your authenticator app and type the code it shows for Kontor.`;
  return (
    <Page
      title={t`Second factor`}
      description={t`Enter the code of your authenticator app, or a recovery code, to log in.`}
      heading={t`Confirm it is you`}
      lead={lead}
    >
      <PageForm path="/second-factor" query={query} submit={t`Continue`} sending={t`Checking …`}>
        {withRecovery ? (
          <TextInput
            key="recovery"
            name="code"
            label={t`Recovery code`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        ) : (
          <TextInput
            key="app"
            name="code"
            label={t`Code`}
            hint={t`6 digits`}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
      </PageForm>
      <p className="a-ways">
        <Link to={address('/second-factor', withRecovery ? {} : { with: 'recovery' })}>
          {withRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Link>
        <Link to={address('/login')}>
          <Trans>Log in with another account</Trans>
        </Link>
      </p>
    </Page>
  );
}
