import type { Picture } from '@kontor/contract';
import { longestAlt } from '@kontor/contract/picture-limits';
import { Button, FormNotice, useToast } from '@kontor/ui';
import type { DraftPlace } from '@kontor/web/draft/place';
import { FormElement } from '@kontor/web/form/form-element';
import { TextInput } from '@kontor/web/form/text-input';
import { useForm } from '@kontor/web/form/use-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import './alt-form.css';

interface AltFormProps {
  /** Where what is typed is stored until it is saved. */
  draft: DraftPlace;
  /** Of the input, once on its page. */
  name: string;
  label: string;
  /** Nothing is said of a picture that stands in. */
  picture: Picture | undefined;
  /** @throws CallError */
  onSave: (alt: string) => Promise<void>;
  /** Says in words why it was not saved. */
  refusalOf: (error: unknown) => string;
}

/** What is to be seen on a picture, for those who do not see it; changed alone. */
export function AltForm({ picture, ...rest }: AltFormProps) {
  if (!picture) return null;
  const { url, alt = '' } = picture;
  return <LoadedAltForm key={url} start={alt} {...rest} />;
}

function LoadedAltForm({
  draft,
  name,
  label,
  start,
  onSave,
  refusalOf,
}: Omit<AltFormProps, 'picture'> & { start: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const control = useForm<Record<string, string>, string>({
    start: { [name]: start },
    draft,
    isSending: isBusy,
  });
  const { change, saved } = control;
  const typed = control.values[name] ?? '';

  // Other words were saved, here or by somebody else: what is typed over them stays.
  const seen = useRef(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words that are saved count
  useEffect(() => {
    if (seen.current === start) return;
    if (typed === seen.current) change({ [name]: start });
    saved({ [name]: start });
    seen.current = start;
  }, [start]);

  async function save() {
    setFailure(undefined);
    setBusy(true);
    try {
      await onSave(typed.trim());
      toast(t`Saved successfully`, 'done');
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusal);
      toast(refusal, 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormElement className="s-alt" control={control} onValid={() => void save()} autoComplete="off">
      <TextInput label={label} name={name} maxLength={longestAlt} />
      <Button type="submit" loading={isBusy} disabled={typed.trim() === start}>
        <Trans>Save description</Trans>
      </Button>
      {failure ? <FormNotice kind="bad">{failure}</FormNotice> : null}
    </FormElement>
  );
}
