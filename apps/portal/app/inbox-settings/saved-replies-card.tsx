import { deleteSavedReply, listSavedReplies, restoreSavedReply, type SavedReply } from '@kontor/contract';
import { teamLimits } from '@kontor/contract/team-limits';
import { Button } from '@kontor/ui';
import { Plus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUndoAction } from '../page-part/use-undo-action.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { SettingsPart } from './may-manage.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyRow } from './reply-row.tsx';
import { Section } from './section.tsx';
import { useSaving } from './use-saving.ts';

/** What a new one is called where it is edited. */
const another = 'new';

/** The saved replies of a business. */
export function SavedRepliesCard({ businessID, canManage }: SettingsPart) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const loaded = useLoaded(listSavedReplies, { params: { businessID } });
  const { save, isSaving, failure } = useSaving();
  const undo = useUndoAction();
  const [edited, setEdited] = useState<string>();
  const collator = new Intl.Collator(i18n.locale);
  const replies = loaded.data?.replies.toSorted((a, b) => collator.compare(a.name, b.name));
  const [count, limit] = [replies?.length ?? 0, teamLimits.savedReplies].map((each) => i18n.number(each));

  async function remove({ replyID }: SavedReply) {
    const input = { params: { businessID, replyID } };
    const restore = async () => {
      await save(() => call(restoreSavedReply, input), { done: t`Saved reply restored.` });
      loaded.reload();
    };
    const said = { done: t`Saved reply deleted`, action: undo(() => void restore()) };
    await save(() => call(deleteSavedReply, input), said);
    loaded.reload();
  }

  function close(isChanged: boolean) {
    setEdited(undefined);
    if (isChanged) loaded.reload();
  }

  return (
    <Section
      title={t`Saved replies`}
      aside={t`${count} of ${limit}`}
      text={
        <Trans>
          Everyone in your team can start a message from one: press the button next to the message, or type /
          first.
        </Trans>
      }
      loaded={loaded}
    >
      {() => (
        <>
          {replies?.length === 0 ? (
            <p className="is-part">
              <Trans>No saved replies yet.</Trans>
            </p>
          ) : null}
          <ul className="is-rows">
            {replies?.map((reply) => (
              <li key={reply.replyID}>
                {edited === reply.replyID ? (
                  <ReplyForm
                    businessID={businessID}
                    reply={reply}
                    onClose={close}
                    onRefused={loaded.reload}
                  />
                ) : (
                  <ReplyRow
                    reply={reply}
                    isBusy={isSaving}
                    onEdit={canManage ? () => setEdited(reply.replyID) : undefined}
                    onDelete={() => void remove(reply)}
                  />
                )}
              </li>
            ))}
          </ul>
          {failure ? <div className="is-part">{failure}</div> : null}
          {edited === another ? (
            <ReplyForm businessID={businessID} onClose={close} onRefused={loaded.reload} />
          ) : null}
          {canManage && edited === undefined ? (
            <div className="is-part is-ways">
              <Button
                variant="petrol"
                disabled={(replies?.length ?? 0) >= teamLimits.savedReplies}
                onClick={() => setEdited(another)}
              >
                <Plus size={17} />
                <Trans>Add a saved reply</Trans>
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Section>
  );
}
