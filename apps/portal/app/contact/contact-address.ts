export const contactPath = '/contact-us';
/** The form for businesses that need help (checklist 75). */
export const helpRequestPath = '/contact-us/form';
