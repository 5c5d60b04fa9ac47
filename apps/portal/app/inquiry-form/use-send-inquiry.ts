import { CallError, type Data, idempotencyKeyHeader, sendInquiry } from '@kontor/contract';
import type { Issues } from '@kontor/web/form/form-result';
import { useLingui } from '@lingui/react/macro';
import { conversationsAddress } from '../message-center/message-address.ts';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { bodyOf, type InquiryField, type InquiryValues, typedSubject } from './inquiry-values.ts';

/** Why an inquiry was not sent, as far as is known. */
export interface SendRefusal {
  issues: Issues<InquiryField>;
  text: string;
  /** Where to look first. */
  way?: { href: string; text: string };
  /** What the form holds from now on, so that trying again can succeed. */
  correction?: Partial<InquiryValues>;
}

interface Where {
  to: string;
  decimal: string;
}

/** Sends an inquiry, once for the key of its form, so that after a lost answer it is sent again and arrives once. */
export function useSendInquiry(
  where: Where,
): (values: InquiryValues) => Promise<Data<typeof sendInquiry> | SendRefusal> {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { login } = useAccountAddress();

  /** What is typed stays in the form until it can be sent. */
  function firstContactsText({ issues = [], retryAfter }: CallError): string | undefined {
    const limit = issues.find(({ field, code }) => field === 'to' && code === 'tooMany')?.limit;
    if (limit === undefined || retryAfter === undefined) return undefined;
    const again = new Date(Date.now() + retryAfter * 1_000);
    const when = i18n.date(again, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
    return t`Not sent. You can write to ${limit} new suppliers in 24 hours: try again from ${when}, or ask fewer.`;
  }

  function refusalOf(error: CallError, values: InquiryValues): SendRefusal {
    const issues = issuesOf(error, values);
    if (isLost(error)) return { issues, text: t`Not sent. Try again` };
    switch (error.errorName) {
      case 'BadRequest':
        return { issues, text: t`Not sent. Please check the marked fields.` };
      case 'Forbidden':
        return { issues, text: t`Not sent. You no longer act for this business: choose another sender.` };
      case 'NotFound':
        return { issues, text: t`Not sent. The supplier or the product is no longer available.` };
      case 'Conflict':
        if (error.issues?.some(({ field }) => field === 'to'))
          return { issues, text: t`Not sent. One of these suppliers cannot receive messages.` };
        return {
          issues,
          text: t`This form has already sent an inquiry with its previous content. Check it before you send another one.`,
          way: { href: conversationsAddress(values.from), text: t`Requests` },
          correction: { idempotencyKey: '' },
        };
      case 'TooManyRequests':
        return {
          issues,
          text: firstContactsText(error) ?? t`Too many changes at once. Try again in a minute.`,
        };
      default:
        return { issues, text: t`An unexpected error has occurred, please try again` };
    }
  }

  return async (values) => {
    try {
      const headers = { [idempotencyKeyHeader]: values.idempotencyKey };
      return await call(sendInquiry, { body: bodyOf(values, where) }, { headers });
    } catch (error) {
      console.error('An inquiry could not be sent', error);
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) location.assign(login);
      return refusalOf(error, values);
    }
  };
}

/** Whether nobody knows what became of it. */
function isLost({ errorName, status }: CallError): boolean {
  return errorName === 'Unreachable' || errorName === 'Malformed' || status >= 500;
}

/** The fields that were found wrong; parts of a quantity count as the quantity. */
function issuesOf({ issues = [] }: CallError, { subject }: InquiryValues): Issues<InquiryField> {
  const typed = subject === typedSubject ? 'otherSubject' : 'subject';
  return Object.fromEntries(
    issues.map(({ field, code, limit }) => {
      const [name] = field.split('.');
      return [name === 'subject' ? typed : name, { code, limit }];
    }),
  );
}
