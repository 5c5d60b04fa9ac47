import type { BusinessDraft } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { decimalSign } from '../amount/read-amount.ts';
import { ClashBox } from '../business-manage/clash-box.tsx';
import { type FormValue, fieldKinds } from './field-kinds.ts';
import { useSection } from './section-context.ts';
import { useFieldNames } from './use-field-names.ts';
import { useValueWords } from './use-value-words.ts';

type Clash = BusinessDraft['clashes'][number];

/** Stands where the field stands, until its reader has chosen: what somebody else published, or what they typed. */
export function ClashChoice({ clash: { field, by, at } }: { clash: Clash }) {
  const { view, editor } = useSection();
  const { i18n } = useLingui();
  const words = useValueWords();
  const { toSent } = fieldKinds(decimalSign(i18n.locale));
  return (
    <ClashBox
      label={useFieldNames()[field]}
      who={by && `${by.firstName} ${by.lastName}`}
      at={at}
      theirs={words(field, view.state.values[field])}
      mine={words(field, toSent(field, view.values[field] as FormValue))}
      onChoose={(isMine) => editor.settle(field, isMine)}
    />
  );
}
