/** Northern names as their country spells them: "Ösrösta" is "Øsrøsta" in Denmark. */
export function speltIn(country: string, name: string): string {
  if (country !== 'DK') return name;
  return name
    .replaceAll('Sjö', 'Sø')
    .replaceAll('ö', 'ø')
    .replaceAll('Ö', 'Ø')
    .replaceAll('ä', 'æ')
    .replaceAll('Ä', 'Æ');
}
