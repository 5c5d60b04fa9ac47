// Closed lists a business's profile is made with. A code is what is stored and sent; its words are the reader's.

/** Incoterms 2020. */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;

/** Currencies in use, ISO 4217. */
export const currencies =
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP
CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS
INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU
MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF
XPF YER ZAR ZMW`.split(/\s/);

/** Codes are English terms of the trade, as rows hold them. */
export const packagingTypes = [
  'Bags',
  'Big bags',
  'Bulk',
  'Bundles',
  'Cartons',
  'Containers',
  'Drums',
  'Gift boxes',
  'Hanging garments',
  'Pallets',
  'Polybags',
  'Reels',
  'Refrigerated containers',
  'Rolls',
  'Shrink film',
  'Skids',
  'Tins',
  'Wooden crates',
] as const;

/** Codes are English terms of the trade, as rows hold them. */
export const paymentTypes = [
  'T/T',
  'L/C at sight',
  'L/C deferred',
  'D/P',
  'D/A',
  'Open account',
  'Advance payment',
  'Cash on delivery',
  'Credit card',
  'Direct debit',
  'Escrow',
] as const;

export const contractManufacturingCodes = ['OEM', 'ODM', 'PRIVATE_LABEL', 'MADE_TO_DRAWING'] as const;

/** What a capacity counts. Codes are English words, as rows hold them. */
export const capacityUnits = [
  'units',
  'pieces',
  'machines',
  'pairs',
  'sets',
  'batches',
  'grams',
  'kilograms',
  'tonnes',
  'litres',
  'cubic metres',
  'metres',
  'square metres',
  'kilowatts',
  'megawatts',
] as const;

/** What a capacity is for. */
export const capacityPeriods = ['day', 'week', 'month', 'year'] as const;

/** Offered where a business states no working hours yet; days from Monday, 1, to Sunday, 7. */
export const usualWorkingHours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
