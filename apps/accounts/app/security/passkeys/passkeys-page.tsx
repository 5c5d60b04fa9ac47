import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { Page } from '../../shell/page.tsx';
import { leadTo } from '../../visit/lead-to.server.ts';
import { pageContext } from '../../visit/page-context.ts';
import { nameDevice } from '../devices/device-names.server.ts';
import { useDeviceName } from '../devices/use-device-name.ts';
import { DoneHere } from '../frame/done-here.tsx';
import { Rows } from '../frame/rows.tsx';
import { usePageFetcher } from '../frame/use-page-fetcher.ts';
import { wrongPassword } from '../frame/wrong-password.server.ts';
import { AddPasskey } from './add-passkey.tsx';
import { ConfirmFirst } from './confirm-first.tsx';
import { PasskeyRow } from './passkey-row.tsx';

export { sendForm as clientAction } from '../../form/send-form.ts';

const path = '/security/passkeys';

/** Also after a refusal: that the confirmation is over is seen by the loader. */
export function shouldRevalidate(): boolean {
  return true;
}

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
    isConfirmed: await verbs.hasConfirmed(accounts, visit),
  };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, field } = form;
      if (field('step') === 'confirm') {
        await verbs.confirmIdentity(accounts, visit, { password: field('password') });
        return leadTo(path, form, { done: 'confirmed' });
      }
      await verbs.removePasskey(accounts, visit, field('id'));
      return { done: 'passkey-removed' };
    },
    {
      refused(refusal) {
        if (refusal.problem === 'NotFound') return { ...refusal, problem: 'noPasskey' as const };
        if (refusal.problem === 'Forbidden') return { ...refusal, problem: 'confirmFirst' as const };
        return wrongPassword(refusal);
      },
    },
  );
}

/** Devices that log somebody in without a password. */
export default function PasskeysPage() {
  const { t } = useLingui();
  const { passkeys, here, isConfirmed } = useLoaderData<typeof loader>();
  const { fetcher, result } = usePageFetcher();
  // What was refused for want of it is no news any more.
  const isOver = isConfirmed && result?.problem === 'confirmFirst';
  const nameOf = useDeviceName();
  return (
    <Page
      title={t`Passkeys`}
      description={t`Add, name and remove the passkeys you log in with.`}
      heading={t`Passkeys`}
      lead={t`A passkey logs you in with your fingerprint, face or screen lock. It cannot be guessed, and it works on this site only.`}
    >
      <DoneHere result={isOver ? undefined : result} isUnderWay={fetcher.state !== 'idle'} />
      <div className="a-stack">
        <SectionCard title={t`Your passkeys`}>
          {passkeys.length === 0 ? (
            <p className="a-nothing">{t`You have no passkeys yet.`}</p>
          ) : (
            <Rows>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  fetcher={fetcher}
                  path={path}
                  canRemove={isConfirmed}
                />
              ))}
            </Rows>
          )}
        </SectionCard>
        {isConfirmed ? (
          <SectionCard title={t`Add a passkey`}>
            <AddPasskey suggested={here ? nameOf(here) : ''} />
          </SectionCard>
        ) : (
          <SectionCard title={t`Add or remove a passkey`}>
            <ConfirmFirst path={path} />
          </SectionCard>
        )}
      </div>
    </Page>
  );
}
