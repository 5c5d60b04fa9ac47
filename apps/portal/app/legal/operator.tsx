import { useLingui } from '@lingui/react/macro';
import { brand } from '../brand.ts';

/** Who runs the service, as a company. */
export function Operator() {
  return <>{brand.company}</>;
}

/** The service by its name. */
export function Brand() {
  return <>{brand.name}</>;
}

/** Where the operator is written to. */
export function Email() {
  return <a href={`mailto:${brand.email}`}>{brand.email}</a>;
}

/** Where the operator is called. */
export function Phones() {
  const { t } = useLingui();
  return (
    <>
      {brand.phones.usa} ({t`USA`}), {brand.phones.europe} ({t`Europe`})
    </>
  );
}
