import { Monitor, Smartphone } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressLine } from '../frame/address-line.tsx';
import { Moment } from '../frame/moment.tsx';
import { Row } from '../frame/rows.tsx';
import type { NamedDevice } from './device-names.server.ts';
import { useDeviceName } from './use-device-name.ts';

/** A browser somebody is logged in with. */
export function DeviceRow({ device, end }: { device: NamedDevice; end?: ReactNode }) {
  const { t } = useLingui();
  const nameOf = useDeviceName();
  const { isThisOne, isHandheld, address } = device;
  const since = <Moment time={device.signedInAt} />;
  const used = <Moment time={device.lastUsedAt} />;
  return (
    <Row
      long
      icon={isHandheld ? <Smartphone size={20} /> : <Monitor size={20} />}
      name={nameOf(device)}
      mark={isThisOne ? t`This device` : undefined}
      end={end}
    >
      <p>
        <Trans>Last used {used}</Trans>
      </p>
      <p>
        <Trans>Logged in since {since}</Trans>
      </p>
      <AddressLine address={address} />
    </Row>
  );
}
