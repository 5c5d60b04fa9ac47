import { encode } from 'uqr';

/** What an authenticator app is given, in the ways a page shows it. */
export interface AppSecret {
  /** `otpauth://totp/…`, which an app on the same device opens. */
  address: string;
  /** The secret in groups of four, to be typed. */
  groups: string[];
  /** The address as a QR code: a path over a square of `size` units. */
  qrCode: { size: number; path: string };
}

/** Undefined for anything but an address with a secret: a form may have brought it. */
export function appSecretOf(address: string): AppSecret | undefined {
  const secret = /^otpauth:\/\/totp\/[^?#]{1,300}\?(?:.*&)?secret=([A-Z2-7]{16,128})(?:&|$)/.exec(
    address,
  )?.[1];
  if (!secret || address.length > 600) return undefined;
  return { address, groups: secret.match(/.{1,4}/g) ?? [], qrCode: qrCodeOf(address) };
}

function qrCodeOf(text: string): AppSecret['qrCode'] {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
