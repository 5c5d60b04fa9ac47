import { History, MonitorSmartphone } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { DeviceRow } from '../devices/device-row.tsx';
import { Row, RowLink, Rows } from '../frame/rows.tsx';
import type { Overview } from './load-overview.server.ts';

/** The browser that asks, how many others there are, and the way to what happened. */
export function DevicesSummary({ overview: { here, otherDevices } }: { overview: Overview }) {
  const { t } = useLingui();
  const address = usePageAddress();
  return (
    <Rows>
      {here ? <DeviceRow device={here} /> : null}
      <Row
        icon={<MonitorSmartphone size={20} />}
        name={t`Other devices`}
        end={<RowLink to={address('/security/devices')} text={t`Manage`} label={t`Manage devices`} />}
      >
        <p>{t`${plural(otherDevices, { 0: 'None', one: '# device', other: '# devices' })}`}</p>
      </Row>
      <Row
        icon={<History size={20} />}
        name={t`Activity`}
        end={<RowLink to={address('/security/activity')} text={t`Show`} label={t`Show activity`} />}
      >
        <p>{t`Logins, failed logins and security changes`}</p>
      </Row>
    </Rows>
  );
}
