import { Button, classes } from '@kontor/ui';
import { EyeOff, Info } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { planNames } from '../membership/plan-name.ts';
import { useProducts } from './products-context.ts';
import { quotaStateOf } from './quota-state.ts';

/** Says how many products the membership shows, before the business meets that number and when it has. */
export function QuotaNotice({ onChoose }: { onChoose: () => void }) {
  const { t, i18n } = useLingui();
  const { business, canChange, counts, quota } = useProducts();
  const state = quotaStateOf({ all: counts.all, hidden: counts.hidden, quota });
  if (state === 'far') return null;
  const { subscription } = business;
  const plan = i18n._(planNames[subscription]);
  const [shown, maximum, all] = [counts.shown, quota, counts.all].map((count) => i18n.number(count));
  const left = quota - counts.all;
  const heads = {
    over: t`${shown} of ${all} products shown, ${plural(counts.hidden, { one: '# hidden', other: '# hidden' })}`,
    full: t`${shown} of ${maximum} products shown, limit reached`,
    near: t`${shown} of ${maximum} products shown, ${plural(left, { one: '# more possible', other: '# more possible' })}`,
  };
  return (
    <div className={classes('k-note', state === 'over' && 'bp-amber')}>
      {state === 'over' ? <EyeOff size={20} /> : <Info size={20} />}
      <div className="bp-grow">
        <p>
          <b>{heads[state]}</b>
        </p>
        <p>
          {state === 'over' ? (
            <Trans>
              Your {plan} package shows {maximum}. Hidden products are not deleted. Move a product above the
              line to show it.
            </Trans>
          ) : (
            <Trans>
              Your {plan} package shows {maximum}. Further products stay hidden until you move them above the
              line.
            </Trans>
          )}
        </p>
      </div>
      {state === 'over' && canChange ? (
        <Button size="small" onClick={onChoose}>
          <Trans>Choose which to show</Trans>
        </Button>
      ) : null}
    </div>
  );
}
