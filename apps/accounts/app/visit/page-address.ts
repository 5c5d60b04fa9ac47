/** What goes along from page to page: the language, and where the person goes on to and back to. */
export interface Along {
  language: string;
  back: string;
  /** The page of ours that is waiting for a login. */
  next?: string | undefined;
}

/** The address of one of these pages, with what goes along and more of its own, such as the token of a link. */
export function pageAddress(
  path: string,
  { language, back, next }: Along,
  query: Record<string, string> = {},
): string {
  const further: Record<string, string> = next === undefined ? {} : { next };
  return `${path}?${new URLSearchParams({ ...query, ...further, lang: language, continue: back })}`;
}
