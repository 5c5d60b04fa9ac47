import { type ClipboardEvent, type InputEvent, use, useState } from 'react';
import { cutOff } from './cut-off.ts';
import { FormContext } from './form-context.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Browsers leave out what is pasted beyond the length a field takes, without a word: this says so until something else is typed. */
export function useCutNote(maxLength: number | undefined) {
  const form = use(FormContext);
  const [isCut, setCut] = useState(false);
  return {
    note: isCut
      ? form?.issueText({ code: 'tooLong', ...(maxLength !== undefined && { limit: maxLength }) })
      : undefined,
    watch: {
      onPaste({ currentTarget, clipboardData }: ClipboardEvent<Control>) {
        if (maxLength !== undefined)
          setCut(cutOff(clipboardData.getData('text'), currentTarget, maxLength) > 0);
      },
      onInput({ nativeEvent }: InputEvent<Control>) {
        if (nativeEvent.inputType !== 'insertFromPaste') setCut(false);
      },
    },
  };
}
