import { IndustryIcon } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type KeyboardEvent, useId, useRef } from 'react';
import { searchAddress } from '../search/search-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { IndustryPanel } from './industry-panel.tsx';
import { moveByArrow } from './move-by-arrow.ts';
import { useIndustryPanel } from './use-industry-panel.ts';
import './industry-rail.css';

interface IndustryRailProps {
  mode: 'names' | 'icons';
  below: ComponentType | undefined;
}

/** The sidebar of 15 industries from 992 px (checklist 20, 21, 91); `icons` leaves their names to tooltips. */
export function IndustryRail({ mode, below: Below }: IndustryRailProps) {
  const { t } = useLingui();
  const { industries } = usePortal();
  const panelRef = useRef<HTMLElement>(null);
  const panelId = useId();
  const panel = useIndustryPanel(panelRef);

  function followKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && panel.isOpen) panel.close();
    else moveByArrow(event, { enter: panel.enter, leave: panel.close });
  }

  return (
    <div className={`s-rail s-rail-${mode}`}>
      <nav
        aria-label={t`Industries`}
        onPointerLeave={(event) => event.pointerType === 'mouse' && panel.goAway()}
        onBlur={({ relatedTarget, currentTarget }) =>
          panel.isOpen && relatedTarget && !currentTarget.contains(relatedTarget) && panel.focusLeft()
        }
        onKeyDown={followKey}
      >
        <div className={Below ? 's-rail-inner s-rail-scrolls' : 's-rail-inner'}>
          <h2 className="s-rail-title">
            <Trans>Industries</Trans>
          </h2>
          <ul>
            {industries.map(({ key, name }) => (
              <li
                key={key}
                data-industry={key}
                className={panel.shownIndustry === key ? 's-rail-line s-rail-open' : 's-rail-line'}
                onPointerEnter={(event) =>
                  event.pointerType === 'mouse' && panel.passOver(key, event.currentTarget)
                }
              >
                <a
                  className="s-rail-link"
                  href={searchAddress({ industry: key })}
                  title={mode === 'icons' ? name : undefined}
                >
                  <IndustryIcon industry={key} />
                  <span className="s-rail-name">{name}</span>
                </a>
                <button
                  className="s-rail-toggle"
                  type="button"
                  aria-label={t`Categories of ${name}`}
                  aria-expanded={panel.shownIndustry === key}
                  aria-controls={panelId}
                  onClick={(event) => panel.toggle(key, event.currentTarget)}
                />
              </li>
            ))}
          </ul>
        </div>
        <IndustryPanel
          id={panelId}
          ref={panelRef}
          open={panel.isOpen}
          content={panel.content}
          onEnter={panel.stay}
        />
      </nav>
      {Below ? (
        <aside className="s-rail-below">
          <Below />
        </aside>
      ) : null}
    </div>
  );
}
