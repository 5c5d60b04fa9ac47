export const myProfilePath = '/profile';
export const editProfilePath = '/profile/edit';
