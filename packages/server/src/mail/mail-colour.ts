/** Of links and buttons: mail programs know no tokens. */
export const petrol = '#0b5563';
