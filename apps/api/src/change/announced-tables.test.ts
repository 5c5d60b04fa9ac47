import { subjects } from '@kontor/contract';
import { sharedDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

/** Tables whose changes no cached page or answer depends on. Whoever adds a table announces its changes, or says here why not. */
const unannounced = [
  // Who was deleted: nothing shows it.
  'deleted_people',
  // Which mails were taken: nothing shows it.
  'mail_replies',
  // Told of by the rows they are counted from, and copied to.
  'comment_counts',
  'follow_counts',
  'like_counts',
  // Told of after their commits, by `announce_likes`.
  'reactions',
  // What businesses show of them is copied to their rows.
  'inquiry_answers',
  // Asked for in each call that depends on them.
  'operators',
  // A picture is announced by the row that shows it.
  'uploads',
  // Shown on no page but those that are never cached: who edits what.
  'business_changes',
  'business_drafts',
  // Which mails were sent.
  'certificate_reminders',
  // Shown on no page.
  'audit_log',
  'blocks',
  'favorites',
  'first_contacts',
  'help_requests',
  'idempotency_keys',
  'inbox_settings',
  'hidden_posts',
  'holds',
  'written_texts',
  'inquiries',
  'inquiry_mutes',
  'inquiry_notes',
  'inquiry_sides',
  'list_entries',
  'list_notes',
  'list_shares',
  'lists',
  'member_absences',
  'message_file_reads',
  'message_files',
  'messages',
  'mutes',
  'notification_choices',
  'notification_digests',
  'notification_settings',
  'notifications',
  'page_views',
  'dashboard_batches',
  'dashboard_days',
  'dashboard_product_days',
  'dashboard_words',
  // Pages with groups are cached by nobody.
  'group_counts',
  'group_members',
  'group_requests',
  'feed_items',
  'feed_sources',
  // In newsfeeds alone.
  'business_news',
  'newsfeed_choices',
  // Written with the post they are of, which announces itself.
  'post_versions',
  'product_bulks',
  'push_subscriptions',
  'read_marks_off',
  'product_data_sheet_downloads',
  'product_import_memory',
  'product_import_rows',
  'product_imports',
  'business_invitations',
  'business_join_requests',
  'ownership_transfers',
  'reports',
  'routing_rules',
  'saved_replies',
  'saved_search_digests',
  'saved_search_finds',
  'saved_searches',
  'follow_ups',
  'sending_suspensions',
  'signing_keys',
  // Written with the sheet they are of, which announces its product.
  'product_data_sheet_versions',
  // What of them is shown is copied to the row of the business.
  'invoice_numbers',
  'invoices',
  'ledger_events',
  'membership_orders',
  'membership_notices',
  'membership_renewals',
  'membership_vouchers',
  'payment_differences',
  'payment_webhooks',
  'stripe_payments',
  'test_payment_methods',
  'test_payments',
  'support_bookings',
  'support_minutes',
  // What the product knows of its own work.
  'demo_loads',
  'reference_state',
  'search_queue',
  'search_state',
  'search_words',
];

const { db } = await sharedDatabase();

/** Tables with the subjects their triggers tell of. */
async function announced(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; subjects: string[] }>`
    SELECT relation.relname AS name,
      coalesce(array_agg(DISTINCT split_part(encode(tgargs, 'escape'), '\\000', 1)) FILTER (WHERE tgargs IS NOT NULL), '{}') AS subjects
    FROM pg_class AS relation
      LEFT JOIN pg_trigger AS trigger ON trigger.tgrelid = relation.oid AND trigger.tgenabled = 'O'
        AND trigger.tgfoid IN ('announce_rows'::regproc, 'announce_subject'::regproc)
    WHERE relation.relnamespace = 'public'::regnamespace AND relation.relkind IN ('r', 'p') AND NOT relation.relispartition
      AND relation.relname NOT LIKE 'kysely_migration%'
    GROUP BY relation.relname
  `.execute(db);
  return new Map(rows.map(({ name, subjects: told }) => [name, told]));
}

test('every table announces its changes, or is known to change nothing that is cached', async () => {
  const silent = [...(await announced())].filter(([, told]) => told.length === 0).map(([name]) => name);
  expect(silent.sort()).toEqual([...unannounced].sort());
});

test('what is announced are the subjects of the contract, each of them', async () => {
  const told = [...(await announced()).values()].flat();
  // Told by the api once it has read the boosts that run anew.
  expect([...new Set(told), 'promotions'].sort()).toEqual([...subjects].sort());
});
