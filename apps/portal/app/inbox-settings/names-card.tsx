import { chooseShownNames, getInboxSettings } from '@kontor/contract';
import { Switch } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUndoAction } from '../page-part/use-undo-action.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { SettingsPart } from './may-manage.ts';
import { Section } from './section.tsx';
import { useSaving } from './use-saving.ts';

/** Whether the other side reads who of the business wrote; saved at once. */
export function NamesCard({ businessID, canManage }: SettingsPart) {
  const { t } = useLingui();
  const { call } = useSession();
  const loaded = useLoaded(getInboxSettings, { params: { businessID } });
  const { save, isSaving, failure } = useSaving();
  const undo = useUndoAction();

  async function choose(showsNames: boolean, canUndo = true) {
    const said = canUndo ? { action: undo(() => void choose(!showsNames, false)) } : {};
    await save(() => call(chooseShownNames, { params: { businessID }, body: { showsNames } }), {
      done: t`Saved`,
      ...said,
    });
    loaded.reload();
  }

  return (
    <Section
      title={t`Names`}
      text={
        <Trans>
          You write as the business. The other side can see which of you wrote, by first name, also in earlier
          messages. Your colleagues always see it.
        </Trans>
      }
      loaded={loaded}
    >
      {({ showsNames }) => (
        <div className="is-part">
          <Switch
            label={t`Show first names to the other side`}
            checked={showsNames}
            disabled={!canManage || isSaving}
            onChange={({ target }) => void choose(target.checked)}
          />
          {failure}
        </div>
      )}
    </Section>
  );
}
