/** Addresses of a phone number as it is written: "+1 305 555 0142". */

export function callAddress(phone: string): string {
  return `tel:+${digitsOf(phone)}`;
}

/** A conversation with the number in the messaging app, which wants its digits alone. */
export function messageAddress(phone: string): string {
  return `https://wa.me/${digitsOf(phone)}`;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
