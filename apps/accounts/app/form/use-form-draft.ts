import { drafts } from '@kontor/web/draft';
import type { DraftPlace } from '@kontor/web/draft/place';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { putBack, takeOut, typedInto } from './typed-fields.ts';

export interface KeptForm extends DraftPlace {
  /** Names of the fields whose text is kept. Passwords, codes and consents never are. */
  fields: readonly string[];
}

interface FormDraft {
  /** Whether what was typed the last time has been put back. */
  wasRestored: boolean;
  /** Something was typed. */
  keep: () => void;
  /** It was sent, and is no longer wanted unless it comes back. */
  sent: () => void;
  /** What was sent came back. */
  cameBack: () => void;
  /** Takes what was typed out of the form, and forgets it. */
  undo: () => void;
}

/**
 * Keeps what is typed into a form that is posted, until it is done: it survives failures and loading the page anew.
 * @param kept undefined for a form of which nothing is kept
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, kept: KeptForm | undefined): FormDraft {
  const [wasRestored, setRestored] = useState(false);
  const isSent = useRef(false);
  const { owner, form: name } = kept ?? {};
  const fields = useRef<readonly string[]>([]);
  fields.current = kept?.fields ?? [];

  const forget = useCallback(() => {
    if (owner !== undefined && name !== undefined)
      drafts((all) => all.forgetDraft({ owner, form: name })).catch(reportUnkept);
  }, [owner, name]);

  useEffect(() => {
    if (owner === undefined || name === undefined) return;
    let isOver = false;
    drafts((all) => all.readDraft({ owner, form: name })).then((typed) => {
      if (isOver || !typed || !form.current) return;
      setRestored(putBack(form.current, fields.current, typed));
    }, reportUnkept);
    return () => {
      isOver = true;
      // The page was left by what was sent: it is done.
      if (isSent.current) forget();
    };
  }, [form, owner, name, forget]);

  const cameBack = useCallback(() => {
    isSent.current = false;
  }, []);

  return {
    wasRestored,
    keep() {
      if (owner === undefined || name === undefined || !form.current) return;
      const typed = typedInto(form.current, fields.current);
      const place = { owner, form: name };
      drafts((all) => (typed ? all.writeDraft(place, typed) : all.forgetDraft(place))).catch(reportUnkept);
    },
    sent() {
      isSent.current = true;
    },
    cameBack,
    undo() {
      if (form.current) takeOut(form.current, fields.current);
      setRestored(false);
      forget();
    },
  };
}

function reportUnkept(error: unknown): void {
  console.warn('What is typed cannot be kept by this browser', error);
}
