import { CalendarPlus } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { FollowUpProps } from './follow-up-props.ts';

const NewFollowUp = lazyPart(() => import('./new-follow-up.tsx'));

/** For people who are signed in: sets a day to come back to something. */
export function FollowUpButton(subject: FollowUpProps & { name: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = subject;
  return (
    <>
      <button
        type="button"
        className="k-icon-button"
        aria-haspopup="dialog"
        aria-label={t`Follow up: ${name}`}
        onClick={() => setOpen(true)}
      >
        <CalendarPlus size={20} />
      </button>
      {isOpen ? (
        <Suspense>
          <NewFollowUp {...subject} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
