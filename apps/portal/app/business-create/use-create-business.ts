import { CallError, createBusiness, idempotencyKeyHeader } from '@kontor/contract';
import type { Issues } from '@kontor/web/form/form-result';
import { useLingui } from '@lingui/react/macro';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { useSession } from '../session/session-context.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { bodyOf, type NewBusinessValues } from './new-business-values.ts';

/** Why a business was not created. */
export interface CreateRefusal {
  /** What is wrong, by field. */
  issues: Issues;
  text: string;
  /** Where to go on. */
  way?: { href: string; text: string };
  /** What the form holds from now on, so that trying again can succeed. */
  correction?: Partial<NewBusinessValues>;
}

/** Creates a business, once for the key of its form (checklist 290, 326). */
export function useCreateBusiness(): (
  values: NewBusinessValues,
) => Promise<{ businessID: string } | CreateRefusal> {
  const { t } = useLingui();
  const { call } = useSession();
  const { login } = useAccountAddress();
  const withoutPictures = { profilePhoto: '', coverPhoto: '' };

  function refusalOf(error: CallError): CreateRefusal {
    const issues = issuesIn(error);
    switch (error.errorName) {
      case 'BadRequest':
        return { issues, text: t`Complete all the information required to create your business profile.` };
      case 'NotFound':
        return {
          issues,
          text: t`The pictures are no longer available: unused pictures are removed after a day. Choose them again, or create the page without them.`,
          correction: withoutPictures,
        };
      case 'UnsupportedMediaType':
        return {
          issues,
          text: t`A picture cannot be read. Choose another one, or create the page without it.`,
          correction: withoutPictures,
        };
      case 'Conflict':
        return error.issues
          ? { issues: {}, text: t`You already own the maximum number of businesses.` }
          : {
              issues,
              text: t`You have already created a page with this form. You will find it in My Business.`,
              way: { href: myBusinessPath, text: t`My Business` },
              correction: { idempotencyKey: '' },
            };
      case 'InsufficientStorage':
        return { issues, text: t`We cannot save this right now. Please try again later.` };
      default:
        return { issues, text: t`An unexpected error has occurred, please try again` };
    }
  }

  return async (values) => {
    try {
      const headers = { [idempotencyKeyHeader]: values.idempotencyKey };
      return await call(createBusiness, { body: bodyOf(values) }, { headers });
    } catch (error) {
      console.error('A business could not be created', error);
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) location.assign(login);
      return refusalOf(error);
    }
  };
}

/** The fields that were found wrong; entries of a list count as the list. */
function issuesIn({ issues = [] }: CallError): Issues {
  return Object.fromEntries(issues.map(({ field, code, limit }) => [field.split('.')[0], { code, limit }]));
}
