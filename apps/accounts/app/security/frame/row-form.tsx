import { Button } from '@kontor/ui';
import type { FormResult } from '@kontor/web/form/form-result';
import type { ComponentProps } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { usePageAddress } from '../../visit/use-page-address.ts';

interface RowFormProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** Of the page, so that the result can be said when the row has gone. */
  fetcher: FetcherWithComponents<FormResult>;
  path: string;
  /** What is to be done, and with what. */
  fields: Record<string, string>;
  text: string;
  /** The same with what it is about, for who does not see the row. */
  label: string;
}

/** One button at the end of a row: posted in passing, so that the page stays where it is. */
export function RowForm({ fetcher, path, fields, text, label, variant }: RowFormProps) {
  const address = usePageAddress();
  const isSending = Object.entries(fields).every(([name, value]) => fetcher.formData?.get(name) === value);
  return (
    <fetcher.Form method="post" action={address(path)} className="a-row-form">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" variant={variant} aria-label={label} loading={isSending}>
        {text}
      </Button>
    </fetcher.Form>
  );
}
