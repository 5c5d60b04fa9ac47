import { Fragment } from 'react';

/** An e-mail address that breaks before its @ and its dots, where there is no room for it in one line. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places alone
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
