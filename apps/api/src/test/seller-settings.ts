import { readConfig } from '@kontor/server';

/** Who sells packages in tests: the defaults, with a tax number. */
export const sellerSettings = (({
  SELLER_NAME,
  SELLER_ADDRESS,
  SELLER_COUNTRY,
  SELLER_TAX_NUMBER,
  BANK_ACCOUNT_HOLDER,
  BANK_IBAN,
  BANK_BIC,
}) => ({
  SELLER_NAME,
  SELLER_ADDRESS,
  SELLER_COUNTRY,
  SELLER_TAX_NUMBER,
  BANK_ACCOUNT_HOLDER,
  BANK_IBAN,
  BANK_BIC,
}))(readConfig({ SELLER_TAX_NUMBER: 'EIN 00-0000000' }));
