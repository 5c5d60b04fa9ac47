import { CountryPlate } from '@kontor/ui';
import logo from '@kontor/ui/art/logo-frame.svg';
import { useVisit } from './use-visit.ts';

/** The logo with the portal's country; it leads there. */
export function Brand() {
  const { portal, country } = useVisit();
  return (
    <a className="a-brand" href={`${portal}/`}>
      <img src={logo} width="151" height="32" alt="Kontor" />
      <CountryPlate code={country} />
    </a>
  );
}
