import type { BusinessCard } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { answeringText } from './answering-text.server.ts';
import { type BusinessView, viewOfBusiness } from './business-view.ts';

/** A business among results: what every card shows, and how it answers, in words made on the server. */
export interface BusinessResultView extends BusinessView {
  answering: string | undefined;
}

export function viewOfResult(business: BusinessCard, i18n: I18n): BusinessResultView {
  return { ...viewOfBusiness(business), answering: answeringText(business.answering, i18n) };
}
