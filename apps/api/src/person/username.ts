const longestName = 40;

/**
 * "Sofía Aguilar" → "sofia-aguilar-1f0c": the name in plain letters, with the first digits of the person's id. Names of
 * other scripts stand as they are.
 */
export function usernameOf(
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
  digits: number,
): string {
  const plain = `${firstName} ${lastName}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .normalize('NFC');
  const name = [...plain]
    .slice(0, longestName)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `${name || 'person'}-${id.replaceAll('-', '').slice(0, digits)}`;
}
