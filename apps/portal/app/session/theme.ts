export type Theme = 'light' | 'dark';

export const themeCookie = 'theme';

export function themeNamed(name: string | undefined): Theme | undefined {
  return name === 'light' || name === 'dark' ? name : undefined;
}
