import { Button, classes } from '@kontor/ui';
import { GitMerge } from '@kontor/ui/icon';
import { momentOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../session/use-portal.ts';
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
  const { t } = useLingui();
  const { language } = usePortal();
  const { values, published, product, settle } = useProductForm();
  const words = useGroupWords();
  const label = useGroupNames()[group];
  const who = product?.updatedBy?.name ?? t`Somebody else`;
  const when = product ? momentOf(product.updatedAt, language) : '';
  return (
    <fieldset className="pf-clash">
      <legend>{label}</legend>
      <p>
        <GitMerge size={18} />
        <span>
          <Trans>
            {who} published another value while you edited this. Nothing is overwritten until you choose.
          </Trans>
        </span>
      </p>
      <div>
        <Button onClick={() => settle(group, false)}>
          <span>
            <b>{words(group, published) || t`Nothing`}</b>
            <small>{[who, when].filter(Boolean).join(', ')}</small>
          </span>
        </Button>
        <Button onClick={() => settle(group, true)}>
          <span>
            <b>{words(group, values) || t`Nothing`}</b>
            <small>
              <Trans>You, not published</Trans>
            </small>
          </span>
        </Button>
      </div>
    </fieldset>
  );
}
