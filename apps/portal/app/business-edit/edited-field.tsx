import type { FieldName } from '@kontor/contract';
import { classes } from '@kontor/ui';
import { FileText } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClashChoice } from './clash-choice.tsx';
import { useSection } from './section-context.ts';

interface EditedFieldProps {
  field: FieldName;
  /** Takes both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A field with what is to be said of it: that it is not published, where it comes from, or that somebody else changed it. */
export function EditedField({ field, wide, children }: EditedFieldProps) {
  const { view, source } = useSection();
  const isTyped = view.typed.includes(field);
  const isImported = source !== undefined && view.state.imported.includes(field);
  const clash = isTyped && view.state.draft?.clashes.find((each) => each.field === field);
  return (
    <div className={classes('y-field', wide && 'y-wide', isTyped && 'y-typed')} data-field={field}>
      {clash ? <ClashChoice clash={clash} /> : children}
      {isTyped && !clash ? (
        <small className={classes('y-unpublished', isImported && 'y-instead')}>
          <Trans>not published</Trans>
        </small>
      ) : null}
      {!isTyped && isImported ? (
        <small className="y-source">
          <FileText size={15} />
          <Trans>From {source.name}, until you edit it</Trans>
        </small>
      ) : null}
    </div>
  );
}
