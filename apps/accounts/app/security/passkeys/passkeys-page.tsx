import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { Page } from '../../shell/page.tsx';
import { pageContext } from '../../visit/page-context.ts';
import { nameDevice } from '../devices/device-names.server.ts';
import { useDeviceName } from '../devices/use-device-name.ts';
import { DoneHere } from '../frame/done-here.tsx';
import { Rows } from '../frame/rows.tsx';
import { usePageFetcher } from '../frame/use-page-fetcher.ts';
import { AddPasskey } from './add-passkey.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { PasskeyRow } from './passkey-row.tsx';

export { sendForm as clientAction } from '../../form/send-form.ts';

const path = '/security/passkeys';
/** Milliseconds a login counts as new enough for adding passkeys; the ceremony says the same. */
const newFor = 24 * 3_600_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  const passkeys = await verbs.listPasskeys(accounts, visit);
  const here = (await verbs.listDevices(accounts, visit)).find(({ isThisOne }) => isThisOne);
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: createdAt?.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString(),
    })),
    here: here && nameDevice(here),
    isNew: here !== undefined && Date.now() - here.signedInAt.getTime() < newFor,
  };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async ({ verbs, accounts, visit, field }) => {
      await verbs.removePasskey(accounts, visit, field('id'));
      return { done: 'passkey-removed' };
    },
    {
      refused: (refusal) =>
        refusal.problem === 'NotFound' ? { ...refusal, problem: 'no-passkey' } : refusal,
    },
  );
}

/** Devices that log somebody in without a password. */
export default function PasskeysPage() {
  const { t } = useLingui();
  const { passkeys, here, isNew } = useLoaderData<typeof loader>();
  const { fetcher, state } = usePageFetcher();
  const nameOf = useDeviceName();
  return (
    <Page
      title={t`Passkeys`}
      heading={t`Passkeys`}
      lead={t`A passkey logs you in with your fingerprint, your face or the lock of your device. It cannot be guessed, and it works at this address alone.`}
    >
      <DoneHere state={state} isUnderWay={fetcher.state !== 'idle'} />
      <div className="a-stack">
        <SectionCard title={t`Your passkeys`}>
          {passkeys.length === 0 ? (
            <p className="a-nothing">{t`You have no passkey yet.`}</p>
          ) : (
            <Rows>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} fetcher={fetcher} path={path} />
              ))}
            </Rows>
          )}
        </SectionCard>
        <SectionCard title={t`Add a passkey`}>
          {isNew ? <AddPasskey suggested={here ? nameOf(here) : ''} /> : <LogInAgain />}
        </SectionCard>
      </div>
    </Page>
  );
}
