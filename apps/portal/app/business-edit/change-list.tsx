import {
  type BusinessChange,
  type BusinessEdit,
  CallError,
  type FieldName,
  listBusinessChanges,
  type MyBusiness,
  undoBusinessChange,
} from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { momentOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import { useFieldNames } from './use-field-names.ts';
import { useValueWords } from './use-value-words.ts';

interface ChangeListProps {
  business: MyBusiness;
  /** Loaded again after each publication. */
  edit: BusinessEdit;
  /** A change was taken back. */
  onUndone: () => Promise<void>;
}

/** Who changed what and when, the newest first; each can be taken back for 30 days. */
export function ChangeList({ business: { businessID }, edit, onUndone }: ChangeListProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  // Where it is said that something failed: a change, or what loads more of them.
  const [tried, setTried] = useState<string>();
  const { data, reload } = useLoaded(listBusinessChanges, { params: { businessID } });
  const [older, setOlder] = useState<{ changes: BusinessChange[]; next: string | undefined }>();
  const [busy, setBusy] = useState<string>();
  const card = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each edit that is loaded there may be more
  useEffect(() => {
    setOlder(undefined);
    reload();
  }, [edit, reload]);

  const changes = [...(data?.changes ?? []), ...(older?.changes ?? [])];
  const next = older ? older.next : data?.next;

  async function work(key: string, act: () => Promise<void>) {
    begin();
    setTried(key);
    setBusy(key);
    try {
      await act();
    } catch (error) {
      console.error('Changes of the profile', error);
      const isGone = error instanceof CallError && error.status === 409;
      fail(
        isGone ? t`This field has been changed again since then.` : t`Something was wrong, try again please`,
      );
      reload();
    } finally {
      setBusy(undefined);
    }
  }

  const loadMore = () =>
    work('more', async () => {
      const page = await call(listBusinessChanges, {
        params: { businessID },
        query: next === undefined ? {} : { after: next },
      });
      setOlder({ changes: [...(older?.changes ?? []), ...page.changes], next: page.next });
    });
  const undo = (changeID: string) => {
    // The list begins anew then, and what was pressed goes with the old one.
    card.current?.focus({ preventScroll: true });
    return work(changeID, async () => {
      await call(undoBusinessChange, { params: { businessID, changeID } });
      toast(t`The change was undone.`, 'done');
      await onUndone();
    });
  };

  if (changes.length === 0) return null;
  return (
    <section className="k-card y-changes" ref={card} tabIndex={-1}>
      <h2>
        <Trans>Changes</Trans>
      </h2>
      <ol key={changes[0]?.changeID}>
        {changes.map((change) => (
          <Change
            key={change.changeID}
            change={change}
            busy={busy === change.changeID}
            failure={tried === change.changeID ? failure : null}
            onUndo={() => void undo(change.changeID)}
          />
        ))}
      </ol>
      {next === undefined ? null : (
        <Button size="small" variant="quiet" loading={busy === 'more'} onClick={() => void loadMore()}>
          <Trans>View More</Trans>
        </Button>
      )}
      {tried === 'more' ? failure : null}
      <p className="k-meta">
        <Trans>Each change can be undone for 30 days.</Trans>
      </p>
    </section>
  );
}

interface ChangeProps {
  change: BusinessChange;
  busy: boolean;
  /** Why it was not undone. */
  failure: ReactNode;
  onUndo: () => void;
}

function Change({ change, busy, failure, onUndo }: ChangeProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const words = useValueWords();
  const { field, before, after, by, at, undone, canUndo } = change;
  const names = useFieldNames();
  const others = {
    certificate: t`Certificate`,
    profilePhoto: t`Logo`,
    coverPhoto: t`Cover`,
    video: t`Company video`,
  };
  const label = isOther(field) ? others[field] : names[field];
  const who = by ? `${by.firstName} ${by.lastName}` : t`Someone else`;
  const when = momentOf(at, language);
  const undoer = undone?.by && `${undone.by.firstName} ${undone.by.lastName}`;
  const [old, now] = [before, after].map((value) =>
    isOther(field)
      ? (nameOf(value) ?? (value && (field === 'video' ? t`A video` : t`A picture`)))
      : words(field, value),
  );
  return (
    <li>
      <div>
        <b>{label}</b>
        <p>
          {old ? <del>{old}</del> : null} {now || <Trans>removed</Trans>}
        </p>
        <small>
          {who}, {when}
          {undone ? <>, {undoer ? <Trans>undone by {undoer}</Trans> : <Trans>undone</Trans>}</> : null}
        </small>
      </div>
      {canUndo ? (
        <Button size="small" variant="quiet" loading={busy} onClick={onUndo}>
          <Trans>Undo</Trans>
          <span className="k-hidden">: {label}</span>
        </Button>
      ) : null}
      {failure}
    </li>
  );
}

/** Not typed in a section: a certificate or a picture as a whole. */
function isOther(field: BusinessChange['field']): field is Exclude<BusinessChange['field'], FieldName> {
  return ['certificate', 'profilePhoto', 'coverPhoto', 'video'].includes(field);
}

/** A certificate is told by its name, a picture by what is to be seen, where that is said. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, alt }: { name?: unknown; alt?: unknown } = value;
  return name === undefined ? (alt === undefined ? undefined : String(alt)) : String(name);
}
