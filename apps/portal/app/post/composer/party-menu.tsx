import { classes } from '@kontor/ui';
import { Check, ChevronDown } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { Party } from './use-acting-party.ts';

/** Checklist 257: the first businesses; the others stand behind one more press. */
const first = 5;

interface PartyMenuProps {
  acting: Party;
  parties: readonly Party[];
  onChoose: (party: Party) => void;
}

/** As whom one posts. */
export function PartyMenu({ acting, parties, onChoose }: PartyMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isWhole, setWhole] = useState(false);
  // Oneself, and so many businesses.
  const shown = isWhole ? parties : parties.slice(0, first + 1);
  return (
    <div className="cp-party">
      <button ref={button} type="button" className="cp-chip" popoverTarget={id}>
        <img className="k-logo" src={acting.picture} width="28" height="28" alt="" />
        <span>{t`Post as ${acting.name}`}</span>
        <ChevronDown size={18} />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="cp-parties"
        onToggle={({ newState }) => {
          if (newState === 'open') list.current?.querySelector('button')?.focus();
          else setWhole(false);
        }}
      >
        <ul aria-label={t`Post as`}>
          {shown.map((party) => {
            const isChosen = party.businessID === acting.businessID;
            return (
              <li key={party.businessID ?? ''}>
                <button
                  type="button"
                  className={classes('cp-choice', isChosen && 'cp-chosen')}
                  aria-pressed={isChosen}
                  onClick={() => {
                    list.current?.hidePopover();
                    button.current?.focus();
                    onChoose(party);
                  }}
                >
                  <img className="k-logo" src={party.picture} width="28" height="28" alt="" />
                  <span>{party.name}</span>
                  {isChosen ? <Check size={18} /> : null}
                </button>
              </li>
            );
          })}
        </ul>
        {shown.length < parties.length ? (
          <button type="button" className="cp-all" onClick={() => setWhole(true)}>
            <Trans>All my businesses</Trans>
          </button>
        ) : null}
      </div>
    </div>
  );
}
