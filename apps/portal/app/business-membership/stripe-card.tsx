import type { MembershipOffer } from '@kontor/contract';
import { ErrorNote } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { usePortal } from '../session/use-portal.ts';
import { CardRefused, type CardSource } from './card-source.ts';
import {
  isDocumentOfPage,
  loadStripe,
  type StripeClient,
  type StripeElement,
  type StripeElements,
} from './stripe-script.ts';
import type { CheckoutState } from './use-checkout.ts';

interface StripeCardProps {
  checkout: CheckoutState;
  offer: MembershipOffer;
  publicKey: string;
  source: RefObject<CardSource | null>;
}

interface Mounted {
  stripe: StripeClient;
  elements: StripeElements;
  element: StripeElement;
}

/**
 * Stripe's Payment Element, in a frame of Stripe's: what is typed there never comes to us. It takes cards alone, and makes
 * a payment method that the api charges.
 */
export default function StripeCard({ checkout, offer, publicKey, source }: StripeCardProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { stripeScripts } = useLoaderData<{ stripeScripts?: string }>();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { failure, refusals } = checkout;
  const amount = offer.totalCents;
  const currency = offer.currency.toLowerCase();
  const setupFutureUsage = checkout.renews ? 'off_session' : null;
  const paid = useRef({ amount, currency, setupFutureUsage } as const);
  const isRefused = failure?.kind === 'card';

  useEffect(() => {
    const host = place.current;
    if (!host || !stripeScripts) return setState('failed');
    if (!isDocumentOfPage()) return location.reload();
    let isLeft = false;
    loadStripe(stripeScripts, publicKey, language).then(
      (stripe) => {
        if (isLeft) return;
        const elements = stripe.elements({
          ...paid.current,
          mode: 'payment',
          paymentMethodCreation: 'manual',
          paymentMethodTypes: ['card'],
          appearance: appearanceAt(host),
        });
        // The address of the invoice is asked for beside it.
        const element = elements.create('payment', {
          fields: { billingDetails: { email: 'never' } },
          wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        });
        mounted.current = { stripe, elements, element };
        element.on('ready', () => setState('ready'));
        element.mount(host);
      },
      (error: unknown) => {
        console.error(error);
        if (!isLeft) setState('failed');
      },
    );
    const restyle = () => mounted.current?.elements.update({ appearance: appearanceAt(host) });
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(restyle);
    scheme.addEventListener('change', restyle);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      isLeft = true;
      scheme.removeEventListener('change', restyle);
      theme.disconnect();
      mounted.current?.element.destroy();
      mounted.current = null;
    };
  }, [stripeScripts, publicKey, language]);

  useEffect(() => {
    paid.current = { amount, currency, setupFutureUsage };
    mounted.current?.elements.update(paid.current);
  }, [amount, currency, setupFutureUsage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew
  useEffect(() => {
    if (isRefused) mounted.current?.element.focus();
  }, [isRefused, refusals]);

  useImperativeHandle(source, () => ({
    async methodOf(email) {
      const { stripe, elements } = mounted.current ?? {};
      if (!stripe || !elements) throw new Error('The Payment Element is not there');
      const submitted = await elements.submit();
      if (submitted.error) throw new CardRefused(submitted.error.message ?? '');
      const params = { billing_details: { email } };
      const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params });
      if (!paymentMethod) throw new CardRefused(error?.message ?? '');
      return paymentMethod.id;
    },
    async approve(clientSecret) {
      // What a bank refuses is asked for at the api then, as everything else of the payment.
      await mounted.current?.stripe.handleNextAction({ clientSecret });
    },
  }));

  return (
    <>
      {isRefused ? (
        <ErrorNote text={failure.text}>
          <p>{t`Nothing was charged.`}</p>
        </ErrorNote>
      ) : null}
      {state === 'failed' ? (
        <ErrorNote
          text={t`We are not able to process your payment at this time, please try again in a few minutes or contact support.`}
        />
      ) : (
        <div className="ck-element" aria-busy={state === 'loading'}>
          <div ref={place} />
        </div>
      )}
    </>
  );
}

/**
 * The colours and the size of text at a place, for a frame, which inherits none. They are read from what the style sheet has the place itself look
 * like, as a variable of ours is no colour before it is used.
 */
function appearanceAt(place: HTMLElement): object {
  const { color, fontSize, backgroundColor, borderTopColor, caretColor, textDecorationColor, borderRadius } =
    getComputedStyle(place);
  return {
    theme: 'flat',
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      colorPrimary: caretColor,
      colorDanger: textDecorationColor,
      fontSizeBase: fontSize,
      borderRadius,
    },
    rules: { '.Input': { border: `1px solid ${borderTopColor}` } },
  };
}
