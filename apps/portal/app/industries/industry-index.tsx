import { IndustryIcon, LinkTile } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { IndustryView } from './load-industries.server.ts';

/** Where each industry stands on the page. */
export function IndustryIndex({ industries }: { industries: readonly IndustryView[] }) {
  const { t } = useLingui();
  return (
    <nav className="i-index" id="index" aria-label={t`On this page`}>
      <ul>
        {industries.map(({ id, name }) => (
          <li key={id}>
            <LinkTile href={`#${id}`}>
              <IndustryIcon industry={id} />
              {name}
            </LinkTile>
          </li>
        ))}
      </ul>
    </nav>
  );
}
