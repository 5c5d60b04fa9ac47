import { addInquiryNote, type Inquiry } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { SquarePen } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { LoadingFailed } from '../../page-part/loading-failed.tsx';
import { useFailure } from '../../page-part/use-failure.tsx';
import { useSession } from '../../session/session-context.tsx';
import type { ActingParty } from '../acting-party.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import type { Notes } from './use-notes.ts';
import './team.css';

/** Its fields are loaded with it. */
const NoteForm = lazyPart(() => import('./note-form.tsx'));

interface TeamBarProps {
  party: ActingParty;
  inquiry: Inquiry;
  notes: Notes;
  onChanged: () => Promise<void>;
}

/** Who of the business looks after the conversation, and where one notes something for one's colleagues. */
export default function TeamBar({ party, inquiry, notes, onChanged }: TeamBarProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [isNoting, setNoting] = useState(false);

  async function save(content: string): Promise<boolean> {
    begin();
    try {
      const of = { params: { rid: inquiry.requestID }, query: { bid: party.id } };
      await call(addInquiryNote, { ...of, body: { content } });
      await notes.renew();
      return true;
    } catch (error) {
      console.error('The note could not be stored', error);
      fail(t`An unexpected error has occurred, please try again`);
      return false;
    }
  }

  return (
    <section className="mc-team" aria-label={t`Your team`}>
      <div className="mc-team-line">
        <AssigneeChoice party={party} inquiry={inquiry} onChanged={onChanged} />
        {isNoting ? null : (
          <Button size="small" onClick={() => setNoting(true)}>
            <SquarePen size={16} />
            <Trans>Add a note</Trans>
          </Button>
        )}
      </div>
      <Suspense>
        {isNoting ? <NoteForm start="" onSave={save} onClose={() => setNoting(false)} /> : null}
      </Suspense>
      {failure}
      {notes.isFailed ? <LoadingFailed onRetry={notes.renew} /> : null}
    </section>
  );
}
