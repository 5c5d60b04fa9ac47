import { Card, Switch } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useReadMarks } from './use-read-marks.ts';
import './read-marks-card.css';

/** Whether one shows and is shown what was read in conversations one has as oneself. */
export default function ReadMarksCard() {
  const { t } = useLingui();
  const { loaded, isSaving, failure, choose } = useReadMarks();
  const { data, failed, reload } = loaded;
  return (
    <Card padded className="rm-card">
      <h2>{t`Read marks`}</h2>
      {data ? (
        <Switch
          label={t`Show “Seen” in my conversations`}
          checked={data.areShown}
          disabled={isSaving}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
      ) : failed ? (
        <LoadingFailed onRetry={reload} />
      ) : (
        <Loading lines={1} />
      )}
      {failure}
      <p className="k-meta">
        <Trans>
          This works both ways: if others can’t see what you have read, you can’t see what they have read.
          Each of your businesses has its own setting in its inbox settings.
        </Trans>
      </p>
    </Card>
  );
}
