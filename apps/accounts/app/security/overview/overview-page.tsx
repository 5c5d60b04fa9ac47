import { SectionCard } from '@kontor/ui';
import { EmailText } from '@kontor/web/text/email-text';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { DoneHere } from '../frame/done-here.tsx';
import { Row, RowLink, Rows } from '../frame/rows.tsx';
import { DataRows } from './data-rows.tsx';
import { DevicesSummary } from './devices-summary.tsx';
import { loadOverview } from './load-overview.server.ts';
import { LoginRows } from './login-rows.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadOverview(context);

/** All there is to an account's security at a glance; each thing is changed on a page of its own. */
export default function OverviewPage() {
  const { t } = useLingui();
  const overview = useLoaderData<typeof loader>();
  const address = usePageAddress();
  return (
    <Page
      title={t`Account security`}
      description={t`See how and where you log in, and download or delete your data.`}
      heading={t`Account security`}
    >
      <DoneHere />
      <div className="a-stack">
        <SectionCard title={t`Logged in as`}>
          <Rows>
            <Row
              name={overview.name}
              end={<RowLink to={address('/sign-out')} text={t`Log out`} label={t`Log out of this browser`} />}
            >
              <p>
                <EmailText address={overview.email} />
              </p>
            </Row>
          </Rows>
        </SectionCard>
        <SectionCard title={t`How you log in`}>
          <LoginRows overview={overview} />
        </SectionCard>
        <SectionCard title={t`Where you are logged in`}>
          <DevicesSummary overview={overview} />
        </SectionCard>
        <SectionCard title={t`Your data`}>
          <DataRows />
        </SectionCard>
      </div>
    </Page>
  );
}
