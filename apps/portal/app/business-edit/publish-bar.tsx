import type { BusinessSection } from '@kontor/contract';
import { Button, ButtonLink, ConfirmDialog, useToast } from '@kontor/ui';
import { CircleAlert, CloudCheck, CloudUpload, Eye } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditTab } from '../business-manage/manage-address.ts';
import { PublishBarFrame } from '../business-manage/publish-bar-frame.tsx';
import { useFailure } from '../page-part/use-failure.tsx';
import { useFocusAfter } from '../page-part/use-focus-after.ts';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { publishAll } from './publish-all.ts';
import type { SaveState } from './section-editor.ts';
import { sections } from './section-fields.ts';
import type { SectionEditors } from './use-section-editors.ts';
import { useSectionNames } from './use-section-names.ts';

interface PublishBarProps {
  editors: SectionEditors;
  /** The one that is shown. */
  tab: EditTab;
  /** Where the page is shown as buyers would see it. */
  preview: string;
  onPublished: () => void;
  /** A section was refused: it says what is wrong. */
  onRefused: (section: BusinessSection) => void;
}

/** What most needs to be known first. */
const order: readonly SaveState[] = ['failed', 'refused', 'saving', 'waiting', 'saved'];

/** Whether what was typed is saved, what of it is not published, and what can be done about that. */
export function PublishBar({ editors, tab, preview, onPublished, onRefused }: PublishBarProps) {
  const { t, i18n } = useLingui();
  const names = useSectionNames();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const undoToast = useUndoToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [discards, setDiscards] = useState(0);
  /** The button of what was discarded goes with it. */
  const afterDiscard = useFocusAfter<HTMLAnchorElement>(String(discards));
  const typed = sections.filter((each) => editors[each].view().typed.length > 0);
  const count = typed.reduce((sum, each) => sum + editors[each].view().typed.length, 0);
  const saving =
    order.find((state) => sections.some((each) => editors[each].view().saving === state)) ?? 'saved';
  /** What is published with what stands here. */
  const elsewhere = typed.some((each) => each !== tab)
    ? new Intl.ListFormat(i18n.locale).format(typed.map((each) => names[each].tab))
    : undefined;

  async function publish() {
    begin();
    setBusy(true);
    try {
      const { published, refused } = await publishAll(editors);
      if (published.length > 0) {
        toast(
          refused.length > 0
            ? t`Everything else is published. Please check the marked fields.`
            : t`Saved successfully`,
          'done',
        );
      }
      // Also what a colleague published meanwhile stands among the changes then: what does not clash was taken over unasked.
      if (published.length + refused.length > 0) onPublished();
      if (published.length === 0 && refused.length > 0) fail(whyRefused(refused));
      if (refused[0]) onRefused(refused[0]);
    } catch (error) {
      console.error('What was typed could not be published', error);
      fail(t`Something was wrong, try again please`);
    } finally {
      setBusy(false);
    }
  }

  /** A section without a wrong field waits for a choice between two versions. */
  function whyRefused(refused: readonly BusinessSection[]): string {
    const wrong = refused.flatMap((each) => Object.keys(editors[each].view().issues)).length;
    return wrong === 0
      ? t`Not published. Please choose which version counts.`
      : t`${plural(wrong, { one: 'Not published: # field needs a change.', other: 'Not published: # fields need a change.' })}`;
  }

  async function discard() {
    setAsking(false);
    begin();
    setBusy(true);
    try {
      const backs = await Promise.all(typed.map((each) => editors[each].discard()));
      undoToast(t`Changes discarded`, () => {
        for (const back of backs) back();
      });
    } catch (error) {
      console.error('A draft could not be discarded', error);
      fail(t`Something was wrong, try again please`);
    } finally {
      setBusy(false);
      setDiscards((times) => times + 1);
    }
  }

  const saveAll = () => Promise.all(sections.map((each) => editors[each].save()));

  /** With all that is typed. */
  async function showPreview() {
    begin();
    const saved = await saveAll();
    if (saved.every(Boolean)) navigate(preview);
    else fail(t`Something was wrong, try again please`);
  }

  return (
    <PublishBarFrame
      state={<SaveWords saving={saving} count={count} />}
      text={
        saving === 'failed' ? (
          <Trans>What you typed stays in this browser and is sent when the server responds again.</Trans>
        ) : saving === 'refused' ? (
          <Trans>It stays in this browser until you correct the field.</Trans>
        ) : count > 0 ? (
          <>
            <Plural value={count} one="# change is not published." other="# changes are not published." />
            {elsewhere ? (
              <>
                {' '}
                <Trans>In {elsewhere}.</Trans>
              </>
            ) : null}
          </>
        ) : tab === 'certificates' || tab === 'media' ? (
          <Trans>What you save here is public immediately.</Trans>
        ) : (
          <Trans>Buyers see everything as shown here.</Trans>
        )
      }
      onPublish={() => void publish()}
      onSave={() => void saveAll()}
    >
      {saving === 'failed' ? (
        <Button onClick={() => void saveAll()}>
          <Trans>Try again</Trans>
        </Button>
      ) : count > 0 ? (
        <Button variant="quiet" className="x-discard" disabled={isBusy} onClick={() => setAsking(true)}>
          <Trans>Discard changes</Trans>
        </Button>
      ) : null}
      <ButtonLink
        ref={afterDiscard}
        href={preview}
        onClick={(event) => {
          event.preventDefault();
          void showPreview();
        }}
      >
        <Eye size={18} />
        <Trans>Preview as a buyer</Trans>
      </ButtonLink>
      <Button
        variant="petrol"
        loading={isBusy}
        disabled={count === 0 || saving === 'failed'}
        title={t`Ctrl+Enter; Ctrl+S saves the draft`}
        onClick={() => void publish()}
      >
        {elsewhere ? <Trans>Publish all</Trans> : <Trans>Publish</Trans>}
      </Button>
      {failure}
      {isAsking ? (
        <ConfirmDialog
          title={t`Discard changes?`}
          text={t`Everything you typed but did not publish will be removed, in every section.`}
          texts={{ confirm: t`Discard changes`, cancel: t`Keep editing` }}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </PublishBarFrame>
  );
}

function SaveWords({ saving, count }: { saving: SaveState; count: number }) {
  if (saving === 'failed')
    return (
      <>
        <CircleAlert size={18} />
        <Trans>Not saved: the server is not responding</Trans>
      </>
    );
  if (saving === 'refused')
    return (
      <>
        <CircleAlert size={18} />
        <Trans>Not saved: a field has an error</Trans>
      </>
    );
  if (saving === 'saved')
    return (
      <>
        <CloudCheck size={18} />
        {count > 0 ? <Trans>Draft saved</Trans> : <Trans>Everything is published</Trans>}
      </>
    );
  return (
    <>
      <CloudUpload size={18} />
      <Trans>Saving</Trans>
    </>
  );
}
