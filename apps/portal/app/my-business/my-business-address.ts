/** Checklist 68: the businesses of whoever is signed in. */
export const myBusinessPath = '/my-business';
/** Where one of them is created. */
export const createBusinessPath = '/business/create';
