import { accountLimits } from '@kontor/contract';

export const { shortestPassword, longestPassword } = accountLimits;

/** A password as it is judged, whatever way a keyboard composes its letters, and what is wrong with its length. */
export interface MeasuredPassword {
  characters: string[];
  weakness: 'too-short' | 'too-long' | undefined;
}

export function measurePassword(password: string): MeasuredPassword {
  // Composing never makes a fourth of it, so more need not be looked at.
  if (password.length > 4 * longestPassword) return { characters: [], weakness: 'too-long' };
  const characters = [...password.normalize('NFKC')];
  if (characters.length < shortestPassword) return { characters, weakness: 'too-short' };
  return { characters, weakness: characters.length > longestPassword ? 'too-long' : undefined };
}
