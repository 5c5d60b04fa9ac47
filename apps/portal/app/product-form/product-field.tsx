import { classes } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ClashBox } from '../business-manage/clash-box.tsx';
import type { FieldGroup } from './merge-values.ts';
import { useProductForm } from './product-form-context.ts';
import { useGroupNames } from './use-group-names.ts';
import { useGroupWords } from './use-group-words.ts';
import './product-field.css';

interface ProductFieldProps {
  group: FieldGroup;
  children: ReactNode;
}

/** A field, or several that belong together, with what is to be said of it: that it is not published, or that somebody else changed it. */
export function ProductField({ group, children }: ProductFieldProps) {
  const { typed, clashes, product } = useProductForm();
  const isTyped = typed.includes(group);
  const isClashing = clashes.includes(group);
  return (
    <div className={classes('pf-field', isTyped && product && 'pf-typed')} data-field={group}>
      {isClashing ? <Clash group={group} /> : children}
      {isTyped && product && !isClashing ? (
        <small className="pf-unpublished">
          <Trans>not published</Trans>
        </small>
      ) : null}
    </div>
  );
}

/** Stands where the field stands, until its reader has chosen: what somebody else published, or what they typed. */
function Clash({ group }: { group: FieldGroup }) {
  const { values, published, product, settle } = useProductForm();
  const words = useGroupWords();
  return (
    <ClashBox
      label={useGroupNames()[group]}
      who={product?.updatedBy?.name}
      at={product?.updatedAt}
      theirs={words(group, published)}
      mine={words(group, values)}
      onChoose={(isMine) => settle(group, isMine)}
    />
  );
}
