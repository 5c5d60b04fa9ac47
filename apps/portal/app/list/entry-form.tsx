import { CallError, listListEntries, noteListEntry, tagListEntry } from '@kontor/contract';
import { listLimits } from '@kontor/contract/list-limits';
import { Button, Field, Note, TextArea } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { type Entry, keyOf } from './entry-key.ts';
import { mergeTags } from './merge-tags.ts';

interface EntryFormProps {
  listID: string;
  entry: Entry;
  onRenewed: (entry: Entry) => void;
  onClose: () => void;
}

const joined = (tags: readonly string[]) => tags.join(', ');

function readTags(typed: string): string[] {
  const tags = typed.split(/[,，、;；]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

const ownNote = ({ notes }: Entry) => notes.find(({ isOwn }) => isOwn);

/** One's own note and the tags of an entry. Where others changed them meanwhile both are kept, and seen before they are saved. */
export function EntryForm({ listID, entry, onRenewed, onClose }: EntryFormProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  // What is stored, as far as it is known here.
  const [base, setBase] = useState(entry);
  const [content, setContent] = useState(ownNote(entry)?.content ?? '');
  const [typedTags, setTypedTags] = useState(joined(entry.tags));
  const [wrongTags, setWrongTags] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [elsewhere, setElsewhere] = useState<string>();
  const [areMerged, setMerged] = useState(false);
  const params = { listID, ...keyOf(entry) };
  const { tags: maxTags, tag: maxLength } = listLimits;

  function become(stored: Entry) {
    setBase(stored);
    onRenewed(stored);
  }

  async function store(tags: string[]): Promise<void> {
    let stored = base;
    const own = ownNote(base);
    if (content.trim() !== (own?.content ?? '')) {
      const { note } = await call(noteListEntry, { params, body: { content, version: own?.version ?? 0 } });
      stored = { ...stored, notes: [...stored.notes.filter(({ isOwn }) => !isOwn), ...(note ? [note] : [])] };
      become(stored);
    }
    if (joined(tags) !== joined(base.tags))
      become({
        ...stored,
        ...(await call(tagListEntry, { params, body: { tags, version: base.version } })),
      });
  }

  /** Shows what is stored now beside what was typed. */
  async function meet(tags: string[]): Promise<void> {
    const { resourceType, resourceID } = keyOf(entry);
    const query = { size: 1, resourceType, resourceID };
    const [now] = (await call(listListEntries, { params: { listID }, query })).entries;
    if (!now) {
      fail(t`This entry was removed from the list in the meantime. What you typed is still here.`);
      return;
    }
    const theirs = ownNote(now)?.content ?? '';
    setElsewhere(theirs === (ownNote(base)?.content ?? '') || theirs === content.trim() ? undefined : theirs);
    if (now.version !== base.version) {
      setTypedTags(joined(mergeTags({ before: base.tags, own: tags, theirs: now.tags })));
      setMerged(true);
    }
    become(now);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    begin();
    const tags = readTags(typedTags);
    if (tags.length > listLimits.tags || tags.some((tag) => tag.length > listLimits.tag)) {
      setWrongTags(t`At most ${maxTags} tags, each with up to ${maxLength} characters.`);
      return;
    }
    setSaving(true);
    setElsewhere(undefined);
    setMerged(false);
    try {
      await store(tags);
      onClose();
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409 || status === 404)
        await meet(tags).catch((reason: unknown) => {
          console.error('An entry of a list could not be loaded', reason);
          fail(t`You can no longer edit this list. What you typed is still here.`);
        });
      else {
        console.error('An entry of a list could not be saved', error);
        fail(
          status === 403
            ? t`You can only read this list. What you typed is still here.`
            : t`An unexpected error has occurred, please try again`,
        );
      }
      setSaving(false);
    }
  }

  return (
    <form className="ls-form" onSubmit={(event) => void save(event)}>
      <TextArea
        label={t`Your note`}
        value={content}
        rows={3}
        autoFocus
        maxLength={listLimits.note}
        onChange={({ target }) => setContent(target.value)}
      />
      {elsewhere === undefined ? null : (
        <Note>
          <p role="status">
            {elsewhere === ''
              ? t`You deleted this note elsewhere in the meantime. Saving again restores it.`
              : t`You changed this note elsewhere in the meantime: “${elsewhere}” Saving again replaces it.`}
          </p>
        </Note>
      )}
      <Field
        label={t`Tags`}
        hint={t`Separate tags with commas.`}
        value={typedTags}
        error={wrongTags}
        onChange={({ target }) => {
          setTypedTags(target.value);
          setWrongTags(undefined);
        }}
      />
      {areMerged ? (
        <Note>
          <p role="status">
            <Trans>
              Someone else changed the tags in the meantime. Both changes are above: save again to keep them.
            </Trans>
          </p>
        </Note>
      ) : null}
      {failure}
      <div className="ls-form-ways">
        <Button size="small" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="small" variant="petrol" type="submit" loading={isSaving}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
