import type { BusinessProfile } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type VerifiedFact = BusinessProfile['verifiedFacts'][number];

/** Names of facts that are checked. */
export const factTexts: Record<VerifiedFact['fact'], MessageDescriptor> = {
  legal_address: msg`Legal address`,
  company_registration: msg`Company registration`,
  phone_and_email: msg`Phone and e-mail`,
  factory: msg`Factory size and lines`,
  employees: msg`Number of employees`,
  certificate: msg`Certificate`,
  annual_revenue: msg`Annual revenue`,
  year_established: msg`Year established`,
};

/** Names of the ways they are checked in. */
export const methodTexts: Record<VerifiedFact['method'], MessageDescriptor> = {
  visited: msg`Visited`,
  document_seen: msg`Document seen`,
  called: msg`Called and confirmed`,
  confirmed_with_issuer: msg`Confirmed with the issuer`,
  public_register: msg`Found in the public register`,
};
