import { createFollowUp, deleteFollowUp, idempotencyKeyHeader } from '@kontor/contract';
import { followUpLimits } from '@kontor/contract/follow-up-limits';
import { ToastAction, useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSession } from '../session/session-context.tsx';
import { followUpsPath } from './follow-up-address.ts';
import { FollowUpDialog, type Planned } from './follow-up-dialog.tsx';
import type { FollowUpProps } from './follow-up-props.ts';
import { addDays, ownToday } from './own-day.ts';

/** Sets a day to come back to something, and says where it is. */
export default function NewFollowUp({ name, onClose, ...subject }: FollowUpProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const maximum = followUpLimits.open;
  // Sent again after a lost answer, it is one follow-up.
  const keys = useRef(new Map<string, string>());

  async function save({ day, note }: Planned) {
    const said = `${day} ${note}`;
    const key = keys.current.get(said) ?? crypto.randomUUID();
    keys.current.set(said, key);
    const body = { ...subject, day, ...(note === '' ? {} : { note }) };
    const params = await call(createFollowUp, { body }, { headers: { [idempotencyKeyHeader]: key } });
    async function undo() {
      try {
        await call(deleteFollowUp, { params });
      } catch (error) {
        console.error('A follow-up could not be taken back', error);
        toast(t`Something was wrong, try again please`, 'failed');
      }
    }
    toast(t`Follow-up set`, 'done', (close) => (
      <>
        <ToastAction
          text={t`Undo`}
          busy={false}
          onClose={close}
          onPress={() => {
            close();
            void undo();
          }}
        />
        <a className="k-toast-action" href={followUpsPath} onClick={close}>
          {t`My B2B`}
        </a>
      </>
    ));
  }

  return (
    <FollowUpDialog
      title={name === undefined ? t({ message: 'Follow up', context: 'verb' }) : t`Follow up: ${name}`}
      planned={{ day: addDays(ownToday(), 14), note: '' }}
      conflict={t`You have ${maximum} follow-ups to do, which is the maximum. Complete or delete one first.`}
      onSave={save}
      onClose={onClose}
    />
  );
}
