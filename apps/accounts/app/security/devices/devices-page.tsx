import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { Page } from '../../shell/page.tsx';
import { pageContext } from '../../visit/page-context.ts';
import { DoneHere } from '../frame/done-here.tsx';
import { RowForm } from '../frame/row-form.tsx';
import { Rows } from '../frame/rows.tsx';
import { usePageFetcher } from '../frame/use-page-fetcher.ts';
import { nameDevice } from './device-names.server.ts';
import { DeviceRow } from './device-row.tsx';
import { useDeviceName } from './use-device-name.ts';

export { sendForm as clientAction } from '../../form/send-form.ts';

const path = '/security/devices';

export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  const devices = (await verbs.listDevices(accounts, visit)).map(nameDevice);
  return {
    here: devices.filter(({ isThisOne }) => isThisOne),
    others: devices.filter((one) => !one.isThisOne),
  };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async ({ verbs, accounts, visit, field }) => {
      if (field('step') === 'end-others') {
        await verbs.endOtherDevices(accounts, visit);
        return { done: 'others-ended' };
      }
      await verbs.endDevice(accounts, visit, field('id'));
      return { done: 'device-ended' };
    },
    {
      refused: (refusal) =>
        refusal.problem === 'NotFound' ? { ...refusal, problem: 'noDevice' as const } : refusal,
    },
  );
}

/** Where somebody is logged in, and the end of it. */
export default function DevicesPage() {
  const { t } = useLingui();
  const { here, others } = useLoaderData<typeof loader>();
  const { fetcher, result } = usePageFetcher();
  const nameOf = useDeviceName();
  return (
    <Page
      title={t`Devices`}
      description={t`See where you are logged in, and log out a device you do not recognise.`}
      heading={t`Devices`}
      lead={t`Browsers where you are logged in. Log one out here, and it is logged out of every portal within a minute.`}
    >
      <DoneHere result={result} isUnderWay={fetcher.state !== 'idle'} />
      <div className="a-stack">
        <SectionCard title={t`You are here`}>
          <Rows>
            {here.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </Rows>
        </SectionCard>
        <SectionCard title={t`Other devices`}>
          {others.length === 0 ? (
            <p className="a-nothing">{t`You are not logged in anywhere else.`}</p>
          ) : (
            <Rows>
              {others.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  end={
                    <RowForm
                      fetcher={fetcher}
                      path={path}
                      fields={{ step: 'end', id: device.id }}
                      text={t`Log out`}
                      label={t`Log out: ${nameOf(device)}`}
                    />
                  }
                />
              ))}
            </Rows>
          )}
          {others.length > 1 ? (
            <div className="a-card-foot">
              <RowForm
                fetcher={fetcher}
                path={path}
                fields={{ step: 'end-others' }}
                text={t`Log out all`}
                label={t`Log out all other devices`}
                variant="danger"
              />
            </div>
          ) : null}
        </SectionCard>
      </div>
    </Page>
  );
}
