export type Theme = 'light' | 'dark';

export const themeCookie = 'theme';

/** A theme as a cookie or a form names it; undefined: as the visitor's system has it. */
export function themeNamed(name: unknown): Theme | undefined {
  return name === 'light' || name === 'dark' ? name : undefined;
}
