import { Trans } from '@lingui/react/macro';

/** From where somebody came: an address of the internet; nothing where none is known. */
export function AddressLine({ address }: { address: string | undefined }) {
  return address ? (
    <p>
      <Trans>Address {address}</Trans>
    </p>
  ) : null;
}
