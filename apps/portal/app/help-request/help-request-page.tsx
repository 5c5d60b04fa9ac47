import { ButtonLink } from '@kontor/ui';
import rosca from '@kontor/ui/art/rosca-point.svg';
import type { FormResult } from '@kontor/web/form/form-result';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { brand } from '../brand.ts';
import { contactPath, helpRequestPath } from '../contact/contact-address.ts';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { HelpRequestForm } from './help-request-form.tsx';
import { valuesIn } from './help-request-values.ts';
import { loadOptions } from './load-help-request.server.ts';
import { answerHelpRequest } from './send-help-request.server.ts';
import './help-request.css';

/** Checklist 75, 139: the need-help form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const name = countryName(country, language);
  return {
    options: await loadOptions(context),
    meta: {
      title: i18n._(msg`Need help? Write to us | ${brand.name} ${name}`),
      description: i18n._(
        msg`Tell ${brand.name} ${name} what your company wants to buy or sell. A person reads your inquiry and answers by e-mail or telephone.`,
      ),
      keywords: i18n._(msg`help, inquiry, contact, support, buy, sell, ${name}`),
      canonical: `${origin}${helpRequestPath}`,
    },
  };
}

export function action(sent: ActionFunctionArgs) {
  return answerHelpRequest(sent);
}

/** A form that did not reach the server stays as it was typed, too. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const values = valuesIn(await request.clone().formData());
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    console.error('The help request could not be sent', error);
    return { values, issues: {}, problem: 'Unavailable' } satisfies FormResult;
  }
}

/** Its lists stay as they are: asking for them again would cost the page, and what was typed, when the network is away. */
export const shouldRevalidate = () => false;

export default function HelpRequestPage() {
  const { options } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  return (
    <div className="s-page">
      <header className="q-head">
        <div>
          <h1>
            <Trans>Need help?</Trans>
          </h1>
          <p>
            <Trans>
              Tell us what your company is looking for or has to offer. A person reads it and answers you by
              e-mail or telephone. Only the company telephone and the e-mail address are required.
            </Trans>
          </p>
          <p className="s-ways">
            <ButtonLink href={contactPath} variant="quiet">
              <Trans>Other ways to reach us</Trans>
            </ButtonLink>
          </p>
        </div>
        <img src={rosca} width="132" height="136" alt="" />
      </header>
      <HelpRequestForm options={options} result={result} />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
