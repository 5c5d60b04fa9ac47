import { addFavorite, addFavorites, removeFavorite } from '@kontor/contract';
import { FailureText, ToastAction, type useToast } from '@kontor/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { SavedActions } from '../list/saved-actions.tsx';
import type { Session } from '../session/open-session.ts';
import { removeFromDevice, saveOnDevice } from './device-saves.ts';
import { favoritesAddress } from './favorite-address.ts';
import { marks } from './marks.ts';
import type { SaveProps } from './save-props.ts';

interface Stored extends SaveProps {
  session: Session;
  /** What visitors save lies on their device. */
  isVisitor: boolean;
  savedAt: number | undefined;
  toast: ReturnType<typeof useToast>;
  /** Stands beside the button. */
  setFailure: (failure: ReactNode) => void;
  i18n: I18n;
}

const underway = new Set<string>();

/** Stores what was pressed, and says so with the way back. Pressed while an answer is on its way, the last press is stored after it. */
export async function storeSave(asked: Stored): Promise<void> {
  const turnedOn = marks.has(asked.id);
  if (await settle(asked)) sayDone(asked, turnedOn);
}

/** @returns whether what is shown was stored by this call */
async function settle(asked: Stored): Promise<boolean> {
  const { id, toast, setFailure, i18n } = asked;
  if (underway.has(id)) return false;
  underway.add(id);
  let stored = !marks.has(id);
  try {
    while (marks.has(id) !== stored) {
      const turnsOn = marks.has(id);
      await (asked.isVisitor ? storeOnDevice(asked, turnsOn) : storeInAccount(asked, turnsOn));
      stored = turnsOn;
    }
    return true;
  } catch (error) {
    console.error('What was saved could not be stored', error);
    marks.press(id, stored);
    const text = i18n._(msg`Something was wrong, try again please`);
    setFailure(<FailureText text={text} />);
    toast(text, 'failed');
    return false;
  } finally {
    underway.delete(id);
  }
}

async function storeInAccount({ session, resourceType, id, savedAt }: Stored, turnsOn: boolean) {
  const saved = { resourceType, resourceID: id };
  if (!turnsOn) await session.call(removeFavorite, { params: saved });
  else if (savedAt === undefined) await session.call(addFavorite, { params: saved });
  else await session.call(addFavorites, { body: { favorites: [{ ...saved, savedAt }] } });
}

function storeOnDevice({ resourceType, id, savedAt = Date.now() }: Stored, turnsOn: boolean): Promise<void> {
  const saved = { resourceType, resourceID: id };
  return turnsOn ? saveOnDevice({ ...saved, savedAt }) : removeFromDevice(saved);
}

/** Checklist 320. Visitors have no menu that leads to what they saved. */
function sayDone(asked: Stored, turnedOn: boolean): void {
  const { id, toast, i18n, isVisitor, resourceType } = asked;
  const text = turnedOn ? msg`Saved successfully` : msg`Removed from your favorites`;
  function undo(close: () => void): void {
    close();
    marks.press(id, !turnedOn);
    void settle(asked);
  }
  toast(i18n._(text), 'done', (close) => (
    <>
      {isVisitor || !turnedOn ? (
        <ToastAction text={i18n._(msg`Undo`)} busy={false} onClose={close} onPress={() => undo(close)} />
      ) : (
        <SavedActions resourceType={resourceType} id={id} onUndo={() => undo(close)} onClose={close} />
      )}
      {isVisitor && turnedOn ? (
        <a className="k-toast-action" href={favoritesAddress(resourceType)} onClick={close}>
          {i18n._(msg`Favorites`)}
        </a>
      ) : null}
    </>
  ));
}
