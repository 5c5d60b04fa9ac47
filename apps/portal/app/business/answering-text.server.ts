import type { BusinessCard } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { durationText } from './duration-text.ts';

/** How a business answers inquiries, in a sentence; undefined of one nobody owns. */
export function answeringText(answering: BusinessCard['answering'], i18n: I18n): string | undefined {
  if (!answering) return undefined;
  const { share, minutes, inquiries } = answering;
  if (share === undefined) return i18n._(msg`Too few inquiries so far to show a response time`);
  const count = i18n.number(inquiries);
  if (minutes === undefined) return i18n._(msg`Answered none of ${count} inquiries in 90 days`);
  const part = i18n.number(share / 100, { style: 'percent' });
  const time = durationText(minutes, i18n);
  return i18n._(msg`Answers ${part} of ${count} inquiries, usually within ${time} of working hours`);
}
