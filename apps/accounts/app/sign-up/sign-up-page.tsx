import { accountLimits } from '@kontor/contract/account-limits';
import { visitor } from '@kontor/web/draft/place';
import { Choice } from '@kontor/web/form/choice';
import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { Consent } from '../form/fields.tsx';
import { PageForm } from '../form/page-form.tsx';
import { NewPasswordInput } from '../password/new-password-input.tsx';
import { Page } from '../shell/page.tsx';
import { useVisit } from '../shell/use-visit.ts';
import { leadTo } from '../visit/lead-to.server.ts';
import { pageContext } from '../visit/page-context.ts';
import { usePageAddress } from '../visit/use-page-address.ts';
import { LegalLinks } from './legal-links.tsx';
import { NameInputs } from './name-inputs.tsx';
import './sign-up.css';

export { sendForm as clientAction } from '../form/send-form.ts';

/** The fields of the draft; it is a visitor's. Neither the password nor the consent is one of them. */
const start = { firstName: '', lastName: '', email: '', country: '' };
const draft = { owner: visitor, form: 'register' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  return { countries: await verbs.listCountries(accounts, visit.language) };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, back, field } = form;
      await verbs.signUp(accounts, visit, {
        firstName: field('firstName'),
        lastName: field('lastName'),
        email: field('email'),
        password: field('password'),
        country: field('country'),
        acceptTerms: field('acceptTerms') === 'yes',
        back,
      });
      const awaited = { of: 'sign-up' as const, email: field('email').trim() };
      return leadTo('/check-mail', form, { cookies: [verbs.awaitMail(accounts.settings, awaited)] });
    },
    { returned: [...Object.keys(start), 'acceptTerms'] },
  );
}

export default function SignUpPage() {
  const { t } = useLingui();
  const { countries } = useLoaderData<typeof loader>();
  const { country } = useVisit();
  const address = usePageAddress();
  return (
    <Page
      title={t`Register`}
      description={t`Register for free, with one account for 25 country platforms.`}
      heading={t`Create your account`}
      lead={<HaveAccount />}
    >
      <PageForm
        path="/register"
        submit={t`Register`}
        sending={t`Registering …`}
        start={{ ...start, country }}
        draft={draft}
      >
        <NameInputs />
        <TextInput
          name="email"
          type="email"
          label={t`E-mail address`}
          autoComplete="username"
          maxLength={accountLimits.email}
          required
        />
        <NewPasswordInput name="password" label={t`Password`} own={['firstName', 'lastName', 'email']} />
        <Choice
          name="country"
          label={t`Country`}
          autoComplete="country"
          required
          options={countries.map(({ code, name }) => ({ value: code, text: name }))}
          empty={t`Please choose`}
        />
        <div>
          <Consent name="acceptTerms" label={t`I accept the terms of use.`} />
          <LegalLinks />
        </div>
      </PageForm>
    </Page>
  );

  function HaveAccount() {
    return (
      <Trans>
        Already have an account? <Link to={address('/login')}>Log in</Link>
      </Trans>
    );
  }
}
