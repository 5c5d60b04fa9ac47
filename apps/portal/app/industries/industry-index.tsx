import { IndustryIcon } from '@kontor/ui';
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
            <a href={`#${id}`}>
              <IndustryIcon industry={id} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
