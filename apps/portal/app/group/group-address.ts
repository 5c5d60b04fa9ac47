/** Where groups are found. */
const groupsPath = '/groups';

/** Where a group is, with its posts. */
export function groupAddress(id: string): string {
  return `${groupsPath}/${id}`;
}
