import { Pill } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { GroupFacts } from './group-facts.tsx';
import type { GroupView } from './group-view.ts';
import { roleNames } from './role-names.ts';

interface GroupItemProps {
  group: GroupView;
  /** What waits there for whoever reads it. */
  note?: string | undefined;
  /** It is the first that is seen: its picture is not waited for. */
  isFirst?: boolean;
}

/** A group in a list. */
export function GroupItem({ group, note, isFirst = false }: GroupItemProps) {
  const { t, i18n } = useLingui();
  const { role, state } = group.mine ?? {};
  const states = { asked: t`Request sent`, invited: t`You are invited`, declined: '' };
  const standing = role ? i18n._(roleNames[role]) : states[state ?? 'declined'];
  return (
    <li className="k-card gr-item">
      <img
        src={group.cover}
        width="496"
        height="124"
        alt=""
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div>
        <h3>
          <a href={group.href}>{group.name}</a>
        </h3>
        <GroupFacts group={group} />
        <p className="gr-description">{group.description}</p>
        {standing || note ? (
          <p className="gr-standing">
            {standing ? <Pill tone="info">{standing}</Pill> : null}
            {note ? <Pill tone="warn">{note}</Pill> : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}
