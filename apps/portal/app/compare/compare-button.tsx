import { compareLimits } from '@kontor/contract/compare-limits';
import { Button } from '@kontor/ui';
import { Scale } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { type Chosen, choice, chosenOf } from './chosen.ts';
import { useChosen } from './use-chosen.ts';
import './compare-button.css';

/** Chooses something to be compared, or takes it back. Its word stays, so that nothing moves; once as many are chosen as fit, the others cannot be. */
export function CompareButton({
  thing,
  ...look
}: { thing: Chosen } & Pick<ComponentProps<typeof Button>, 'size' | 'wide' | 'variant'>) {
  const { t } = useLingui();
  const { chosen, store } = useChosen();
  const isChosen = chosen.some(({ id }) => id === thing.id);
  return (
    <Button
      {...look}
      className="cp-button"
      aria-pressed={isChosen}
      aria-label={t`Compare ${thing.name}`}
      disabled={!isChosen && chosenOf(thing.kind, chosen).length >= compareLimits.atOnce}
      onClick={() => store(() => choice.press(thing))}
    >
      <Scale size={17} />
      <Trans>Compare</Trans>
    </Button>
  );
}
