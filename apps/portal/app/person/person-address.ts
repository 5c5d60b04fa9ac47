export const myProfilePath = '/profile';
export const editProfilePath = '/profile/edit';

/** Address of a person's public page. */
export function personAddress(id: string): string {
  return `${myProfilePath}/${id}`;
}
