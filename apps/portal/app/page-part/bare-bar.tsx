import logo from '@kontor/ui/art/logo-frame.svg';
import { brand } from '../brand.ts';

/** The top bar where there is no frame of the portal to lean on: nothing but the way home. */
export function BareBar() {
  return (
    <header className="s-bar">
      <div className="s-bar-row">
        <a className="s-brand" href="/">
          <img src={logo} width="141" height="30" alt={brand.name} />
        </a>
      </div>
    </header>
  );
}
