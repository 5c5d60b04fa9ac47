import type { Config } from '@kontor/server';

/** Who sells packages, as documents name them, and where transfers go. */
export interface Seller {
  name: string;
  address: string;
  countryCode: string;
  taxNumber?: string;
  bank: { holder: string; iban: string; bic: string };
}

export type SellerSettings = Pick<
  Config,
  | 'SELLER_NAME'
  | 'SELLER_ADDRESS'
  | 'SELLER_COUNTRY'
  | 'SELLER_TAX_NUMBER'
  | 'BANK_ACCOUNT_HOLDER'
  | 'BANK_IBAN'
  | 'BANK_BIC'
>;

export function sellerOf(settings: SellerSettings): Seller {
  return {
    name: settings.SELLER_NAME,
    address: settings.SELLER_ADDRESS,
    countryCode: settings.SELLER_COUNTRY,
    ...(settings.SELLER_TAX_NUMBER ? { taxNumber: settings.SELLER_TAX_NUMBER } : {}),
    bank: {
      holder: settings.BANK_ACCOUNT_HOLDER,
      iban: settings.BANK_IBAN,
      bic: settings.BANK_BIC,
    },
  };
}
