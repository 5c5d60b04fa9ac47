import type { BusinessRole } from '@kontor/contract';

/** What the sections of the page are given. */
export interface SettingsPart {
  businessID: string;
  /** Whether the reader decides; others read what was decided. */
  canManage: boolean;
}

/** Owners and administrators decide how a business answers. */
export function mayManage(role: BusinessRole): boolean {
  return role !== 'member';
}
