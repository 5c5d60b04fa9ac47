import { addressById } from '@kontor/contract';

/** Where groups are found, and one's own stand first. */
export const groupsPath = '/groups';
export const createGroupPath = '/groups/create';

/** Where a group is, with its posts. */
export function groupAddress(id: string): string {
  return addressById('group', id);
}

/** Where its owner says anew what a group is about. */
export function editGroupAddress(id: string): string {
  return `${groupAddress(id)}/edit`;
}

interface Wanted {
  search?: string | undefined;
  kind?: string | undefined;
  industry?: string | undefined;
  country?: string | undefined;
  after?: string | undefined;
}

/** Groups that are wanted. */
export function groupsAddress(wanted: Wanted): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? groupsPath
    : `${groupsPath}?${new URLSearchParams(given as [string, string][])}`;
}
