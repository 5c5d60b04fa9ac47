import {
  type BusinessEdit,
  type BusinessMediaName,
  type BusinessMediaPart,
  CallError,
  changeBusinessMedia,
  confirmBusinessMedia,
  type MyBusiness,
  type PictureReference,
} from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { initialsOf } from '@kontor/ui/picture';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { LeaveGuard } from '../../page-part/leave-guard.tsx';
import { coverAddress, monogramAddress } from '../../picture/picture-address.ts';
import { useSession } from '../../session/session-context.tsx';
import { AltForm } from '../../upload/alt-form.tsx';
import type { AttachPicture } from '../../upload/attach-picture.ts';
import { PictureEditor } from '../../upload/picture-editor.tsx';
import { usePictureStages } from '../../upload/use-picture-stages.ts';
import { ConfirmedOn } from '../confirmed-on.tsx';
import { useChangeUndo } from '../use-change-undo.ts';
import { VideoEditor } from './video-editor.tsx';
import './media.css';

interface MediaCardProps {
  owner: string;
  business: MyBusiness;
  edit: BusinessEdit;
  /** One of them came, changed or went: what depends on it is loaded again. */
  onChanged: () => void;
}

/** Logo, cover and video of a business, each public as soon as it is sent. */
export default function MediaCard({ owner, business, edit, onChanged }: MediaCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { businessID } = edit;
  const { companyName, industry } = business.general;
  const [answered, setAnswered] = useState<{ over: BusinessEdit; media: BusinessEdit['media'] }>();
  const media = answered?.over === edit ? answered.media : edit.media;
  const latest = useRef(media);
  latest.current = media;
  const stages = usePictureStages();
  const toast = useToast();
  const { offer, fail, failure, begin, refusalOf } = useChangeUndo({ businessID, onChanged });
  // Where it is said that something failed.
  const [tried, setTried] = useState<BusinessMediaPart>();
  const failureOf = (name: BusinessMediaPart) => (tried === name ? failure : null);

  /** @throws CallError */
  async function change(name: BusinessMediaPart, sent: PictureReference, signal?: AbortSignal) {
    const { revision } = latest.current;
    const body = { revision, [name]: sent };
    const options = signal ? { signal } : {};
    const changed = await call(changeBusinessMedia, { params: { businessID }, body }, options);
    setAnswered({ over: edit, media: changed });
    onChanged();
  }

  /** Its editor says that it failed; that somebody else was faster is said here, and what they did is loaded. @throws CallError */
  async function attach(name: BusinessMediaPart, sent: PictureReference, signal: AbortSignal) {
    begin();
    setTried(name);
    try {
      await change(name, sent, signal);
    } catch (error) {
      if (error instanceof CallError && error.status === 409) fail(error);
      throw error;
    }
  }

  const attachTo =
    (name: BusinessMediaName): AttachPicture =>
    ({ token, alt, signal }) =>
      attach(name, { token, alt }, signal);

  async function remove(name: BusinessMediaPart, done: string) {
    begin();
    setTried(name);
    try {
      await change(name, '');
      offer(done, ({ field, after }) => field === name && after === undefined);
    } catch (error) {
      fail(error);
    }
  }

  const reword = (name: BusinessMediaName) => (alt: string) =>
    change(name, { url: latest.current[name]?.url ?? '', alt });
  const [isVideoOpen, setVideoOpen] = useState(false);
  const areOpen = useCallback(() => stages.areOpen() || isVideoOpen, [stages, isVideoOpen]);
  const nothing = useCallback(() => {}, []);
  return (
    <section className="k-card">
      <div className="k-card-head">
        <h2>
          <Trans>Logo, cover and video</Trans>
        </h2>
        <ConfirmedOn
          state={media}
          isEmpty={!media.profilePhoto && !media.coverPhoto && !media.video}
          onConfirm={async () =>
            setAnswered({ over: edit, media: await call(confirmBusinessMedia, { params: { businessID } }) })
          }
        />
      </div>
      <div className="ym-body">
        <p className="k-meta">
          <Trans>
            Each one is public as soon as it is uploaded. Without a logo we show your initials; without a
            cover, a drawing of your industry.
          </Trans>
        </p>
        <div id="profilePhoto">
          <PictureEditor
            kind="business-profile-photo"
            picture={media.profilePhoto}
            placeholder={monogramAddress(businessID, initialsOf(companyName), industry?.id)}
            alt={t`Logo of your company`}
            attach={attachTo('profilePhoto')}
            onRemove={() => void remove('profilePhoto', t`The logo was removed.`)}
            onStage={stages.note}
          />
          {failureOf('profilePhoto')}
          <div className="ym-words">
            <AltForm
              draft={{ owner, form: `business ${businessID} profilePhotoAlt` }}
              name="profilePhotoAlt"
              label={t`Describe the logo (optional)`}
              picture={media.profilePhoto}
              onSave={reword('profilePhoto')}
              refusalOf={refusalOf}
            />
          </div>
        </div>
        <div>
          <PictureEditor
            kind="business-cover-photo"
            picture={media.coverPhoto}
            placeholder={coverAddress(businessID, industry?.id)}
            alt={t`Cover of your page`}
            attach={attachTo('coverPhoto')}
            onRemove={() => void remove('coverPhoto', t`The cover was removed.`)}
            onStage={stages.note}
          />
          {failureOf('coverPhoto')}
          <div className="ym-words">
            <AltForm
              draft={{ owner, form: `business ${businessID} coverPhotoAlt` }}
              name="coverPhotoAlt"
              label={t`Describe the cover (optional)`}
              picture={media.coverPhoto}
              onSave={reword('coverPhoto')}
              refusalOf={refusalOf}
            />
          </div>
        </div>
        <div id="video">
          <h3>
            <Trans>Company video</Trans>
          </h3>
          <VideoEditor
            video={media.video}
            attach={async (token, signal) => {
              await attach('video', token, signal);
              toast(t`Saved successfully`, 'done');
            }}
            onRemove={() => void remove('video', t`The video was removed.`)}
            onStage={setVideoOpen}
          />
          {failureOf('video')}
        </div>
      </div>
      <LeaveGuard isDirty={areOpen} isDraftPending={areOpen} onLeave={nothing} />
    </section>
  );
}
