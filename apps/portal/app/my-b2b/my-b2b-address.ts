/** Checklist 25: where people begin after they have logged in. */
export const myB2bPath = '/my-b2b';
