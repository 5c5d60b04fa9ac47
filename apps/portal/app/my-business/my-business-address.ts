/** Checklist 68: the businesses of whoever is signed in. */
export const myBusinessPath = '/my-business';
/** Where one of them is created. */
export const createBusinessPath = '/business/create';

/** The same with a note that says how a package is bought (checklist 69). */
export const chooseBusinessPath = `${myBusinessPath}?membership=choose-business`;
