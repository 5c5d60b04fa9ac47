import type { Theme } from '@kontor/ui';

export const themeCookie = 'theme';

export function themeNamed(name: unknown): Theme | undefined {
  return name === 'light' || name === 'dark' ? name : undefined;
}
