import type { GroupAccess, GroupRole, GroupSubjectKind } from '@kontor/contract';

/** What a person is to a group besides a member of it; `refused` and `uninvited` are what became of an invitation. */
export type RequestState = 'asked' | 'withdrawn' | 'declined' | 'invited' | 'refused' | 'uninvited';

/** A group with what a reader is to it. */
export interface GroupRow {
  id: string;
  name: string;
  description: string;
  rules: string[];
  access: GroupAccess;
  subject_kind: GroupSubjectKind;
  industry_id: string | null;
  country_code: string | null;
  state_id: string | null;
  fair_name: string | null;
  fair_place: string | null;
  fair_from: string | null;
  fair_until: string | null;
  origin: 'member' | 'demo';
  created_at: Date;
  sorted_by: string;
  members: number;
  role: GroupRole | null;
  state: RequestState | null;
  request: string | null;
  asked_at: Date | null;
  decided_at: Date | null;
  waiting: number | null;
}
