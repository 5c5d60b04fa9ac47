import type { Inquiry } from '@kontor/contract';
import { initialsOf } from '@kontor/ui/picture';
import { useLingui } from '@lingui/react/macro';
import './assignee-mark.css';

/** In the list, the initials of who looks after a conversation. */
export function AssigneeMark({ assignee }: Pick<Inquiry, 'assignee'>) {
  const { t } = useLingui();
  if (!assignee) return null;
  const name = `${assignee.firstName} ${assignee.lastName}`;
  return (
    <span className="mc-assignee-mark" title={t`Assigned to ${name}`}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="k-hidden">{t`Assigned to ${name}`}</span>
    </span>
  );
}
