import type { GroupAccess, GroupCard, GroupSubject } from '@kontor/contract';
import { joinedParts } from '@kontor/web/language/joined';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { coverAddress } from '../picture/picture-address.ts';
import { fairText } from '../post/fair-text.ts';
import { groupAddress } from './group-address.ts';

/** Who can join. */
export const accessNames: Record<GroupAccess, MessageDescriptor> = {
  open: msg({ message: 'Open', context: 'group' }),
  request: msg({ message: 'On request', context: 'group' }),
  private: msg`Private`,
};

/** What is shown of a group everywhere. */
export interface GroupView {
  id: string;
  href: string;
  name: string;
  description: string;
  access: GroupAccess;
  accessText: string;
  /** What it is about: an industry, a place, a fair with its days. */
  field: string;
  cover: string;
  members: number;
  isDemo: boolean;
  mine: GroupCard['mine'];
}

export function viewOfGroup(group: GroupCard, i18n: I18n): GroupView {
  const { groupID: id, subject } = group;
  return {
    id,
    href: groupAddress(id),
    name: group.name,
    description: group.description,
    access: group.access,
    accessText: i18n._(accessNames[group.access]),
    field: fieldOf(subject, i18n),
    cover: coverAddress(id, subject.kind === 'industry' ? subject.industry.id : undefined),
    members: group.members,
    isDemo: group.isDemo === true,
    mine: group.mine,
  };
}

function fieldOf(subject: GroupSubject, i18n: I18n): string {
  if (subject.kind === 'industry') return subject.industry.name;
  if (subject.kind === 'region')
    return joinedParts([subject.state?.stateName, subject.country.countryName], i18n.locale);
  const { fair } = subject;
  return [fair.name, fair.place, fairText(fair, i18n)].filter(Boolean).join(' · ');
}
