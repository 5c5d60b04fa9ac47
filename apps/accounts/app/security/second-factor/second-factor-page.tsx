import type { FormResult } from '@kontor/web/form/form-result';
import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { Page } from '../../shell/page.tsx';
import { leadTo } from '../../visit/lead-to.server.ts';
import { pageContext } from '../../visit/page-context.ts';
import { DoneHere } from '../frame/done-here.tsx';
import { signedInContext } from '../frame/require-login.server.ts';
import { wrongPassword } from '../frame/wrong-password.server.ts';
import { addToAnswer } from './add-to-answer.server.ts';
import { BeginForm } from './begin-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { IsOn } from './is-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type AppSecret, appSecretOf } from './totp-address.server.ts';

export { sendForm as clientAction } from '../../form/send-form.ts';

export interface SetUpResult extends FormResult {
  /** To be given to the app; what the person does next is to type its first code. */
  secret?: AppSecret | undefined;
  /** Shown only once. */
  codes?: string[] | undefined;
}

const path = '/security/second-factor';

export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  // Who it was before a form was sent: turning it on gives the browser another login, which it has from the next request on.
  const { twoFactorEnabled: isOn } = context.get(signedInContext).account;
  return { isOn, codesLeft: isOn ? await verbs.countRecoveryCodes(accounts, visit) : 0 };
}

export async function action(sent: ActionFunctionArgs) {
  const shown: Pick<SetUpResult, 'secret' | 'codes'> = {};
  let made: string[] = [];
  const answer = await answerForm(
    sent,
    async ({ verbs, accounts, visit, field }) => {
      if (field('step') !== 'confirm') {
        const { address } = await verbs.beginSecondFactor(accounts, visit, { password: field('password') });
        shown.secret = appSecretOf(address);
        return {};
      }
      shown.secret = appSecretOf(field('address'));
      const { cookies, recoveryCodes } = await verbs.confirmSecondFactor(accounts, visit, {
        code: field('code'),
      });
      shown.codes = recoveryCodes;
      made = cookies;
      return { done: 'second-factor-on' };
    },
    {
      refused(refusal, form) {
        if (refusal.problem === 'Conflict') return leadTo(path, form);
        if (form.field('step') !== 'confirm') return wrongPassword(refusal);
        if (refusal.problem !== 'Unauthorized') return refusal;
        return { ...refusal, problem: undefined, issues: { code: { code: 'wrongCode' } } };
      },
    },
  );
  return addToAnswer(answer, shown, made);
}

/** A code of an app beside the password: turned on step by step, and what can be done once it is on. */
export default function SecondFactorPage() {
  const { t } = useLingui();
  const { isOn, codesLeft } = useLoaderData<typeof loader>();
  const result = useActionData<SetUpResult>();
  const title = t`Second factor`;
  const description = t`Require a code from an app in addition to your password.`;
  if (result?.codes)
    return (
      <RecoveryCodes
        title={title}
        step={t`Step 3 of 3: the recovery codes`}
        lead={t`The second factor is on. If you do not have your app at hand, each of these codes logs you in once. They are shown only once.`}
        codes={result.codes}
        done="second-factor-on"
      />
    );
  if (isOn)
    return (
      <Page
        title={title}
        description={description}
        heading={title}
        lead={t`When you log in with your password, you also need a code from your app.`}
      >
        <DoneHere />
        <IsOn codesLeft={codesLeft} />
      </Page>
    );
  if (result?.secret)
    return (
      <Page
        title={title}
        description={description}
        heading={t`Add Kontor to your app`}
        lead={t`Step 2 of 3: the app`}
      >
        <ConfirmForm path={path} secret={result.secret} />
      </Page>
    );
  return (
    <Page
      title={title}
      description={description}
      heading={t`Set up a second factor`}
      lead={t`Even someone who knows your password cannot log in without your phone.`}
    >
      <DoneHere />
      <BeginForm path={path} />
    </Page>
  );
}
