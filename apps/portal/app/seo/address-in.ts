/** The canonical address of a page in one language; `bare` is without `lang`. */
export function addressIn(language: string, bare: string): string {
  return `${bare}${bare.includes('?') ? '&' : '?'}lang=${language}`;
}
