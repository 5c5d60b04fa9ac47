import { Switch } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReadMarks } from '../read-marks/use-read-marks.ts';
import type { SettingsPart } from './may-manage.ts';
import { Section } from './section.tsx';

/** Whether the business shows and is shown what was read; saved at once. */
export function BusinessReadMarksCard({ businessID, canManage }: SettingsPart) {
  const { t } = useLingui();
  const { loaded, isSaving, failure, choose } = useReadMarks(businessID);
  return (
    <Section
      title={t`Read marks`}
      text={
        <Trans>
          This works both ways: if the other side can’t see what you have read, you can’t see what they have
          read. It applies to all conversations of the business.
        </Trans>
      }
      loaded={loaded}
    >
      {({ areShown }) => (
        <div className="is-part">
          <Switch
            label={t`Show “Seen” in conversations of the business`}
            checked={areShown}
            disabled={!canManage || isSaving}
            onChange={({ target }) => choose(target.checked)}
          />
          {failure}
        </div>
      )}
    </Section>
  );
}
