import { idempotencyKeyHeader, makePost, type Post, type PostKind, pictureTypes } from '@kontor/contract';
import { postKinds } from '@kontor/contract/post-limits';
import { Button, FailureText, SelectField, useToast } from '@kontor/ui';
import { ImagePlus, RotateCcw, X } from '@kontor/ui/icon';
import { useDraft } from '@kontor/web/draft/use-draft';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useTooManyText } from '../../blocking/use-too-many-text.ts';
import { useFailure } from '../../page-part/use-failure.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useDraftOwner } from '../../session/use-draft-owner.ts';
import { kindNames } from '../kind-names.ts';
import { MentionArea } from '../mention/mention-area.tsx';
import { FairFields, type WrittenFair } from './fair-fields.tsx';
import { PartyMenu } from './party-menu.tsx';
import { PictureTile } from './picture-tile.tsx';
import { useActingParty } from './use-acting-party.ts';
import { usePostPictures, type WrittenPicture } from './use-post-pictures.ts';
import './composer.css';

interface WrittenPost {
  content: string;
  mentions: Post['mentions'];
  kind: PostKind;
  fair: WrittenFair;
  pictures: WrittenPicture[];
}

const start: WrittenPost = {
  content: '',
  mentions: [],
  kind: 'update',
  fair: { name: '', place: '', from: '', until: '' },
  pictures: [],
};

interface ComposerProps {
  heading: ReactNode;
  /** The group one posts in; else on one’s own timeline. */
  groupID?: string;
  onPosted: (post: Post) => void;
}

/** On which timeline it stands, and in whose name. */
function placeOf(groupID: string | undefined, businessID: string | undefined) {
  if (groupID !== undefined)
    return {
      timelineType: 'group',
      timelineID: groupID,
      ...(businessID !== undefined && { businessID }),
    } as const;
  if (businessID === undefined) return { timelineType: 'user' } as const;
  return { timelineType: 'business', businessID, timelineID: businessID } as const;
}

/**
 * Where one posts, as oneself or as a business one administers (checklist 215, 325). What is written stays in the browser until it is posted;
 * nothing is posted while it is empty or a picture is on its way.
 */
export default function Composer({ heading, groupID, onPosted }: ComposerProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const owner = useDraftOwner();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const tooMany = useTooManyText();
  const chooser = useRef<HTMLInputElement>(null);
  const [values, put] = useState(start);
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** Names this post, so that one that is sent again is there once. */
  const key = useRef<string>(undefined);
  const { acting, isBusiness, parties, actAs } = useActingParty();
  const change = (part: Partial<WrittenPost>) => {
    key.current = undefined;
    put((now) => ({ ...now, ...part }));
  };
  useDraft({
    place:
      owner === undefined ? undefined : { owner, form: groupID === undefined ? 'post' : `post ${groupID}` },
    values,
    start,
    put,
  });
  const uploads = usePostPictures(
    values.pictures.length,
    (picture) => put((now) => ({ ...now, pictures: [...now.pictures, picture] })),
    { fail, begin },
  );
  const { content, mentions, kind, fair, pictures } = values;
  const isEmpty = content.trim() === '';
  const isFairWhole =
    kind !== 'fair' || (fair.name.trim() !== '' && fair.from !== '' && fair.until >= fair.from);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    key.current = undefined;
    uploads.add(target.files ?? []);
    // Choosing the same file again is a choice, too.
    target.value = '';
  }

  async function post() {
    setAsked(true);
    if (!acting || !isFairWhole) return;
    begin();
    setSending(true);
    key.current ??= crypto.randomUUID();
    const { businessID } = acting;
    try {
      const made = await call(
        makePost,
        {
          body: {
            content,
            kind,
            mentions: mentions.filter(({ name }) => content.includes(`@${name}`)),
            ...placeOf(groupID, businessID),
            ...(kind === 'fair' && {
              fair: {
                name: fair.name,
                from: fair.from,
                until: fair.until,
                ...(fair.place && { place: fair.place }),
              },
            }),
            pictures: pictures.map(({ token, alt }) => ({ token, alt })),
          },
        },
        { headers: { [idempotencyKeyHeader]: key.current } },
      );
      key.current = undefined;
      put(start);
      setAsked(false);
      toast(t`Post created!`, 'done');
      onPosted(made);
    } catch (error) {
      console.error('A post could not be sent', error);
      fail(tooMany(error) ?? t`There was an error creating this post!`);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="k-card cp-card"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <div className="cp-head">
        {heading}
        {acting ? (
          <PartyMenu acting={acting} parties={parties} onChoose={actAs} />
        ) : (
          <span className="cp-chip" />
        )}
      </div>
      {isBusiness ? (
        <p className="cp-acting" role="status">
          {acting ? <Trans>You are posting as {acting.name}. Readers see its name, not yours.</Trans> : null}
        </p>
      ) : null}
      <MentionArea
        label={t`What’s new?`}
        rows={4}
        value={{ content, mentions }}
        disabled={isSending}
        onChange={(written) => change(written)}
      >
        <Button size="small" disabled={isSending} onClick={() => chooser.current?.click()}>
          <ImagePlus size={18} />
          <Trans>Photo</Trans>
        </Button>
        <span className="k-meta">
          <Trans>Image files only, max 500 KB</Trans> · {uploads.formats}
        </span>
      </MentionArea>
      <input
        ref={chooser}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        hidden
        data-picture="post-picture"
        onChange={choose}
      />
      {pictures.length + uploads.underway.length > 0 ? (
        <ul className="cp-pictures" aria-label={t`Pictures`}>
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.token}
              picture={picture}
              place={place + 1}
              onWords={(alt) =>
                change({ pictures: pictures.map((each) => (each === picture ? { ...each, alt } : each)) })
              }
              onRemove={() => change({ pictures: pictures.filter((each) => each !== picture) })}
            />
          ))}
          {uploads.underway.map(({ id, name, failure: wrong, isRefused }) => (
            <li key={id} className="cp-underway">
              <b>{name}</b>
              {wrong ? <FailureText text={wrong} /> : <progress aria-label={t`Sending ${name}`} />}
              {wrong && !isRefused ? (
                <Button size="small" onClick={() => uploads.retry(id)}>
                  <RotateCcw size={18} />
                  <Trans>Try again</Trans>
                </Button>
              ) : null}
              <Button
                size="small"
                variant="quiet"
                aria-label={wrong ? t`Remove ${name}` : t`Cancel ${name}`}
                onClick={() => uploads.cancel(id)}
              >
                <X size={18} />
                {wrong ? <Trans>Remove</Trans> : <Trans>Cancel</Trans>}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {kind === 'fair' ? (
        <FairFields value={fair} isAsked={isAsked} onChange={(written) => change({ fair: written })} />
      ) : null}
      <div className="cp-foot">
        <SelectField
          label={t`Type of post`}
          value={kind}
          options={postKinds.map((value) => ({ value, text: i18n._(kindNames[value]) }))}
          onChange={({ target }) => {
            const chosen = postKinds.find((each) => each === target.value);
            if (chosen) change({ kind: chosen });
          }}
        />
        <Button
          variant="primary"
          type="submit"
          disabled={isEmpty || uploads.underway.length > 0 || !acting}
          loading={isSending}
        >
          <Trans>Post</Trans>
        </Button>
        {uploads.underway.some(({ failure: wrong }) => wrong) ? (
          <p className="k-meta">
            <Trans>Remove the files that could not be sent, then post.</Trans>
          </p>
        ) : null}
        {failure}
      </div>
    </form>
  );
}
