/** The operator's name, addresses and numbers; no page knows them by itself. */
export const brand = {
  name: 'Kontor',
  network: 'Kontor Network',
  company: 'Kontor Network, Inc.',
  city: 'Miami, FL',
  phones: { usa: '+1 305 555 0142', europe: '+44 20 7946 0142' },
  email: 'contact@kontor.example',
  /** The portals of the network: `https://<country code>.<domain>`. */
  portalDomain: 'kontor.example',
  copyrightYears: { from: 2000, to: 2020 },
} as const;

/** Who answers for the network, as About Us names them: the operator puts its own people here. Apart, as no browser needs them. */
export const management = [
  { name: 'Marta Lindqvist', office: 'chiefExecutive' },
  { name: 'Daniel Okoye', office: 'verification' },
] as const;
