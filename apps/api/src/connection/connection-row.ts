import type { ConnectionKind } from '@kontor/contract';

/** A connection as it is stored. */
export interface ConnectionRow {
  id: string;
  asker_id: string;
  asked_id: string;
  /** What the asked one is to the asker. */
  kind: ConnectionKind | null;
  state: 'asked' | 'accepted' | 'declined' | 'ended';
  asked_at: Date;
  withdrawn_at: Date | null;
  accepted_at: Date | null;
  asker_shows: boolean;
  asked_shows: boolean;
  is_shown: boolean;
}
