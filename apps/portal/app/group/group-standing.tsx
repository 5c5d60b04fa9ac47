import { joinGroup } from '@kontor/contract';
import { groupLimits } from '@kontor/contract/group-limits';
import { Button, Note, TextArea } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import type { GroupProps } from './group-props.ts';
import { useGroupDoing } from './use-group-doing.ts';

/** What whoever is no member is to a group: what they asked can be worded anew. */
export default function GroupStanding({ loaded, onChanged }: GroupProps) {
  const { i18n } = useLingui();
  const { mine } = loaded;
  const day = (moment: string | undefined) =>
    moment === undefined
      ? ''
      : i18n.date(new Date(moment), { day: 'numeric', month: 'long', year: 'numeric' });
  if (mine?.state === 'declined')
    return (
      <Note>
        <p>
          <Trans>Your request was declined. You can ask again from {day(mine.againFrom)}.</Trans>
        </p>
      </Note>
    );
  if (mine?.state === 'invited')
    return (
      <Note>
        <p>
          <Trans>A moderator invited you on {day(mine.at)}. If you decline, nobody is told.</Trans>
        </p>
      </Note>
    );
  if (mine?.state !== 'asked') return null;
  return (
    <>
      <Note>
        <p>
          <b>
            <Trans>Your request from {day(mine.at)} is with the moderators.</Trans>
          </b>{' '}
          <Trans>You will be notified when they answer.</Trans>
        </p>
      </Note>
      <RequestForm key={mine.request ?? ''} loaded={loaded} onChanged={onChanged} />
    </>
  );
}

function RequestForm({ loaded, onChanged }: GroupProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { busy, failure, run } = useGroupDoing(onChanged);
  const [request, setRequest] = useState(loaded.mine?.request ?? '');

  function save(event: FormEvent) {
    event.preventDefault();
    const params = { groupID: loaded.group.id };
    void run('save', () => call(joinGroup, { params, body: { request } }), {
      done: t`Saved successfully`,
      refused: t`The moderators have already answered.`,
    });
  }

  return (
    <form className="k-card gr-request" onSubmit={save}>
      <h2>{t`Your request`}</h2>
      <TextArea
        label={t`Why you want to join`}
        rows={4}
        maxLength={groupLimits.request}
        value={request}
        onChange={({ target }) => setRequest(target.value)}
      />
      <Button type="submit" loading={busy !== undefined}>
        <Trans>Save changes</Trans>
      </Button>
      {failure}
    </form>
  );
}
