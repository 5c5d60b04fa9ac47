-- A notification is written with each message that tells anew: one index less, and one that costs a write next to nothing.

-- Serves: what goes with a business that is deleted; what a business was told of a subject.
DROP INDEX notifications_by_subject, notifications_by_business;
CREATE INDEX notifications_of_business ON notifications (business_id, subject_id) WHERE business_id IS NOT NULL;

-- Serves: the job that deletes old ones. Rows lie about as old as they are: a range of blocks is enough to find them.
DROP INDEX notifications_by_age;
CREATE INDEX notifications_by_age ON notifications USING brin (updated_at);
