import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a reader may read a post where it stands: in a group its members do, in an open one everybody, and of one that lets people in who
 * ask everybody reads what is pinned.
 */
export function isReadable(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(post.group_id IS NULL OR EXISTS (
    SELECT FROM shown_groups AS in_group WHERE in_group.id = post.group_id AND (
      in_group.access = 'open' OR (in_group.access = 'request' AND post.pinned_at IS NOT NULL) OR ${isMember(reader)})
  ))`;
}

/** Whether a reader may read and write comments on a post: in a group that is not open its members alone do, also below what is pinned. */
export function isCommentedBy(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(post.group_id IS NULL OR ${isMember(reader)} OR EXISTS (
    SELECT FROM shown_groups AS in_group WHERE in_group.id = post.group_id AND in_group.access = 'open'
  ))`;
}

const isMember = (reader: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM people_of_groups AS own_group WHERE own_group.group_id = post.group_id AND own_group.person_id = ${reader}
)`;

/** Whether somebody runs the group a post stands in. */
export const isModerator = (reader: RawBuilder<unknown>) => sql`(post.group_id IS NOT NULL AND EXISTS (
  SELECT FROM people_of_groups AS own_group
  WHERE own_group.group_id = post.group_id AND own_group.person_id = ${reader} AND own_group.role <> 'member'
))`;

/** Whether a reader and whose post it is are kept apart by a block of either side. */
export function isApart(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM silenced WHERE reader_id = ${reader} AND other_id = coalesce(post.business_id, post.author_id) AND is_blocked
  )`;
}

/**
 * Whether a reader finds a post on a timeline: it is not hidden from them, nor by somebody they muted, unless the timeline is theirs.
 * By `OFFSET 0` it is asked of each post of a range as it is read: joined, the whole range could be read and sorted for one page.
 */
export function isReadOnTimeline(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`NOT EXISTS (SELECT FROM hidden_from_people AS hidden WHERE hidden.person_id = ${reader} AND hidden.post_id = post.id OFFSET 0)
    AND NOT EXISTS (
      SELECT FROM silenced WHERE reader_id = ${reader} AND other_id = coalesce(post.business_id, post.author_id)
        AND (is_blocked OR other_id <> post.timeline_id) OFFSET 0
    )`;
}

/** Whether somebody is whose post it is: its person, or an administrator of its business; and in a group who runs it. */
export function mayAdminister(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${isOwn(reader)} OR ${isModerator(reader)})`;
}

/** On a timeline whose it is, in a group who runs it. */
export function mayPin(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`CASE WHEN post.group_id IS NULL THEN ${isOwn(reader)} ELSE ${isModerator(reader)} END`;
}

export function isOwn(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`CASE WHEN post.business_id IS NULL THEN coalesce(post.author_id = ${reader}, false) ELSE EXISTS (
    SELECT FROM administrators_of_businesses AS admin WHERE admin.business_id = post.business_id AND admin.person_id = ${reader}
  ) END`;
}

/** Whether they wrote it, and may still write there. */
export function mayEdit(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce(post.author_id = ${reader}, false) AND ${isOwn(reader)} AND (post.group_id IS NULL OR ${isMember(reader)})`;
}
