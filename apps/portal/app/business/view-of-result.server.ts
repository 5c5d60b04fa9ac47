import type { BusinessCard } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { answeringText } from './answering-text.server.ts';
import { type BusinessView, viewOfBusiness } from './business-view.ts';

/** A business among results: what every card shows, package and proof also where there is neither (checklist 98), and how it answers, in words made on the server. */
export interface BusinessResultView extends BusinessView {
  tier: BusinessCard['subscription'];
  verified: boolean;
  answering: string | undefined;
}

export function viewOfResult(business: BusinessCard, i18n: I18n): BusinessResultView {
  const { subscription: tier, verified, answering } = business;
  return { ...viewOfBusiness(business), tier, verified, answering: answeringText(answering, i18n) };
}
