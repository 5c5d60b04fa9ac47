import { Button, CheckField, IndustryIcon, ModalDialog } from '@kontor/ui';
import { ChevronDown } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import type { IndustryOptions } from '../business/business-options.server.ts';
import './category-dialog.css';

interface CategoryDialogProps {
  industries: readonly IndustryOptions[];
  chosen: readonly string[];
  maxChosen: number;
  onChoose: (chosen: string[]) => void;
  onClose: () => void;
}

/** The industries with their categories, to choose by looking. Of one that may be chosen another takes the place. */
export function CategoryDialog({ industries, chosen, maxChosen, onChoose, onClose }: CategoryDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const count = chosen.length;
  return (
    <ModalDialog className="f-browse" aria-labelledby={heading} onClose={onClose} onKeyDown={keepForm}>
      <header>
        <h2 id={heading}>
          <Trans>Industries and their categories</Trans>
        </h2>
        <p className="k-meta" role="status">{t`${count} of ${maxChosen} chosen`}</p>
      </header>
      <div className="f-browse-list">
        {industries.map(({ id, name, categories }) => {
          const here = categories.filter(({ value }) => chosen.includes(value)).length;
          return (
            <details key={id} open={here > 0}>
              <summary>
                <IndustryIcon industry={id} />
                {name}
                {here > 0 ? <b className="k-number">{here}</b> : null}
                <ChevronDown size={18} />
              </summary>
              <div>
                {categories.map(({ value, text }) => {
                  const isChosen = chosen.includes(value);
                  return (
                    <CheckField
                      key={value}
                      id={`${heading}-${value}`}
                      label={text}
                      checked={isChosen}
                      disabled={!isChosen && maxChosen > 1 && count >= maxChosen}
                      onChange={() =>
                        onChoose(
                          isChosen
                            ? chosen.filter((each) => each !== value)
                            : maxChosen > 1
                              ? [...chosen, value]
                              : [value],
                        )
                      }
                    />
                  );
                })}
              </div>
            </details>
          );
        })}
      </div>
      <footer>
        <Button variant="petrol" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          <Trans>Done</Trans>
        </Button>
      </footer>
    </ModalDialog>
  );
}

/** The dialog stands in a form: Enter on a box would send that. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
