import { useLingui } from '@lingui/react';
import { networkPortals } from '../network/network-portals.ts';

/** The network's portals with their addresses (checklist 127). */
export function Portals() {
  const { i18n } = useLingui();
  return (
    <ul className="g-portals">
      {networkPortals(i18n.locale).map(({ code, name, address }) => (
        <li key={code}>
          {name} <a href={address}>{new URL(address).host}</a>
        </li>
      ))}
    </ul>
  );
}
