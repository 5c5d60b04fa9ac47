/** Languages with the region they are spoken in, as browsers send them: "es-MX,es;q=0.9,zh-Hans-CN;q=0.8". */
const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:$|[-;])/i;

/**
 * The country a page is opened from, as far as it is known without asking anybody where they are: of the profile of whoever is signed
 * in, of the language their browser asks for first, else of the portal.
 */
export function viewedFrom(
  profile: string | undefined,
  acceptLanguage: string | undefined,
  portal: string,
): string {
  if (profile) return profile;
  const [first = ''] = (acceptLanguage ?? '').split(',');
  return region.exec(first.trim())?.[1]?.toUpperCase() ?? portal;
}
