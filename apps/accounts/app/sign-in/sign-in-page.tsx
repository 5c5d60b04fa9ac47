import { ButtonLink } from '@kontor/ui';
import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReturnPlace } from '../../src/find-return-place.ts';
import { answerForm } from '../form/answer-form.server.ts';
import { PasswordInput } from '../form/fields.tsx';
import { PageForm } from '../form/page-form.tsx';
import { DoneNotice } from '../shell/done-notice.tsx';
import { Page } from '../shell/page.tsx';
import { leadBack, leadTo } from '../visit/lead-to.server.ts';
import { pageContext } from '../visit/page-context.ts';
import { usePageAddress } from '../visit/use-page-address.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { ReturnNote } from './return-note.tsx';
import './sign-in.css';

export { sendForm as clientAction } from '../form/send-form.ts';

/** Whoever is signed in here already goes straight back. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { verbs, accounts, visit, back } = page;
  const way = await leadBack(page);
  return way ?? { place: await verbs.findReturnPlace(accounts, visit, back) };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, back, field } = form;
      const input = { email: field('email'), password: field('password'), back };
      const { kind, cookies } = await verbs.signIn(accounts, visit, input);
      if (kind === 'unconfirmed') return { problem: kind };
      if (kind === 'second-factor') return leadTo('/second-factor', form, { cookies });
      return (await leadBack(form, cookies)) ?? leadTo('/login', form);
    },
    {
      returned: ['email'],
      refused: (refusal) =>
        refusal.problem === 'Unauthorized'
          ? { ...refusal, problem: undefined, issues: { password: { code: 'noMatch' } } }
          : refusal,
    },
  );
}

export default function SignInPage() {
  const { t } = useLingui();
  const { place } = useLoaderData<{ place: ReturnPlace }>();
  const address = usePageAddress();
  return (
    <Page
      title={t`Login`}
      description={t`Log in with your password or a passkey, and continue where you were.`}
      heading={t`Log in to Kontor`}
      lead={<ReturnNote place={place} />}
    >
      <DoneNotice />
      <PageForm path="/login" submit={t`Log in`} sending={t`Logging in …`} ways={<Forgotten />}>
        <TextInput
          name="email"
          type="email"
          label={t`E-mail address`}
          autoComplete="username webauthn"
          required
        />
        <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
      </PageForm>
      <PasskeyLogin />
      <p className="a-or">
        <Trans>New to Kontor?</Trans>
      </p>
      <ButtonLink size="large" wide href={address('/register')}>
        <Trans>Create an account</Trans>
      </ButtonLink>
    </Page>
  );
}

/** Lies over the end of the password's label, by style sheet. */
function Forgotten() {
  const address = usePageAddress();
  return (
    <Link className="a-forgotten" to={address('/forgotten-password')}>
      <Trans>Forgotten password</Trans>
    </Link>
  );
}
