import {
  Download,
  Fingerprint,
  type IconComponent,
  KeyRound,
  LogIn,
  Mail,
  MonitorSmartphone,
  ShieldAlert,
  Smartphone,
  UserCog,
  UserX,
} from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ListedBusiness } from '../../../src/security-log/list-events.ts';
import { useDeviceName } from '../devices/use-device-name.ts';
import { AddressLine } from '../frame/address-line.tsx';
import { Moment } from '../frame/moment.tsx';
import { Row } from '../frame/rows.tsx';
import type { ShownEvent } from './shown-event.server.ts';
import { useEventText, useRoleText } from './use-event-text.ts';

/** By how an event's name begins; the first that fits. */
const icons: [RegExp, IconComponent][] = [
  [/-(failed|refused|wrong)/, ShieldAlert],
  [/^login/, LogIn],
  [/^password/, KeyRound],
  [/^(second-factor|recovery)/, Smartphone],
  [/^passkey/, Fingerprint],
  [/^email/, Mail],
  [/device/, MonitorSmartphone],
  [/^deletion/, UserX],
  [/^data/, Download],
];

/** What happened, when, and with which device from where. */
export function EventRow({ event }: { event: ShownEvent }) {
  const { what, name, role, business, at, device, address } = event;
  const textOf = useEventText();
  const roleOf = useRoleText();
  const nameOf = useDeviceName();
  const Icon = icons.find(([start]) => start.test(what))?.[1] ?? UserCog;
  return (
    <Row
      long
      icon={<Icon size={20} className={Icon === ShieldAlert ? 'a-icon-bad' : undefined} />}
      name={textOf(what)}
    >
      {name ? <p>{name}</p> : null}
      {role ? <p>{roleOf(role)}</p> : null}
      {business ? <BusinessLine {...business} /> : null}
      <p>
        <Moment time={at} />
      </p>
      {device ? <p>{nameOf(device)}</p> : null}
      <AddressLine address={address} />
    </Row>
  );
}

/** The business's name; the number of one that has none any more. */
function BusinessLine({ id, name }: ListedBusiness) {
  return <p>{name ?? <Trans>Business number {id}</Trans>}</p>;
}
