import { Card, ErrorNote } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { Page } from '../../shell/page.tsx';
import { pageAddress } from '../../visit/page-address.ts';
import { pageContext } from '../../visit/page-context.ts';
import { withCookies } from '../../visit/with-cookies.ts';
import { wrongPassword } from '../frame/wrong-password.server.ts';
import { HeirFields } from './heir-fields.tsx';
import { atHeirFields, heirFieldsOf, heirsIn } from './heirs.server.ts';

export { sendForm as clientAction } from '../../form/send-form.ts';

/** The businesses only this person owns; without them nothing is asked, since nobody would know who is to own them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit, refusalOf } = context.get(pageContext);
  try {
    return { businesses: await verbs.listSoleBusinesses(accounts, visit) };
  } catch (error) {
    if (refusalOf(error).problem !== 'Unavailable') throw error;
    return data({ businesses: undefined }, 503);
  }
}

export async function action(sent: ActionFunctionArgs) {
  const names = await heirFieldsOf(sent.request);
  return answerForm(
    sent,
    async ({ verbs, accounts, visit, back, field }) => {
      const input = { password: field('password'), heirs: heirsIn(names, field) };
      const until = (await verbs.askDeletion(accounts, visit, input)).toISOString();
      const cookies = await verbs.signOut(accounts, visit);
      const along = { language: visit.language, back };
      const headers = withCookies(cookies);
      return redirect(pageAddress('/deletion-planned', along, { until }), { status: 303, headers });
    },
    { returned: names, refused: (refusal) => atHeirFields(wrongPassword(refusal)) },
  );
}

export default function DeleteAccountPage() {
  const { t } = useLingui();
  const { businesses } = useLoaderData<typeof loader>();
  return (
    <Page
      title={t`Delete account`}
      description={t`Delete your account, and decide who takes over your businesses.`}
      heading={t`Delete your account`}
    >
      <Card padded className="a-stack">
        {businesses ? (
          <>
            <WhatHappens />
            <PageForm
              path="/security/delete-account"
              submit={t`Delete my account`}
              sending={t`Deleting …`}
              variant="danger"
            >
              <HeirFields businesses={businesses} />
              <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
            </PageForm>
          </>
        ) : (
          <ErrorNote text={t`Your account cannot be deleted right now`}>
            <p>
              <Trans>
                We cannot check which businesses are yours right now. Please try again in a moment.
              </Trans>
            </p>
          </ErrorNote>
        )}
      </Card>
    </Page>
  );
}

function WhatHappens() {
  return (
    <div className="a-prose">
      <ul>
        <li>
          <Trans>You are logged out everywhere immediately.</Trans>
        </li>
        <li>
          <Trans>You can undo this for 14 days: use the link we e‑mail you, or log in.</Trans>
        </li>
        <li>
          <Trans>
            After that your profile, your reactions and your account are deleted. Nobody can bring them back.
          </Trans>
        </li>
      </ul>
    </div>
  );
}
