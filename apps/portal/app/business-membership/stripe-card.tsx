import { ErrorNote } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { usePortal } from '../session/use-portal.ts';
import { CardRefused, type CardSource } from './card-source.ts';
import { isDocumentOfPage, loadStripe, type StripeClient, type StripeElement } from './stripe-script.ts';
import type { CheckoutState } from './use-checkout.ts';

interface StripeCardProps {
  checkout: CheckoutState;
  publicKey: string;
  source: RefObject<CardSource | null>;
}

interface Mounted {
  stripe: StripeClient;
  element: StripeElement;
}

/** Stripe's card element, in a frame of Stripe's: what is typed there never comes to us. */
export default function StripeCard({ checkout, publicKey, source }: StripeCardProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { stripeScripts } = useLoaderData<{ stripeScripts?: string }>();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { failure, refusals } = checkout;
  const isRefused = failure?.kind === 'card';

  useEffect(() => {
    const host = place.current;
    if (!host || !stripeScripts) return setState('failed');
    if (!isDocumentOfPage()) return location.reload();
    let isLeft = false;
    loadStripe(stripeScripts, publicKey, language).then(
      (stripe) => {
        if (isLeft) return;
        const element = stripe.elements().create('card', { style: styleAt(host) });
        mounted.current = { stripe, element };
        element.on('ready', () => setState('ready'));
        element.mount(host);
      },
      (error: unknown) => {
        console.error(error);
        if (!isLeft) setState('failed');
      },
    );
    const restyle = () => mounted.current?.element.update({ style: styleAt(host) });
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew
  useEffect(() => {
    if (isRefused) mounted.current?.element.focus();
  }, [isRefused, refusals]);

  useImperativeHandle(source, () => ({
    async methodOf(email) {
      const { stripe, element } = mounted.current ?? {};
      if (!stripe || !element) throw new Error('The card element is not there');
      const asked = { type: 'card', card: element, billing_details: { email } } as const;
      const { paymentMethod, error } = await stripe.createPaymentMethod(asked);
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

/** The colours and the size of text at a place; a frame inherits none. */
function styleAt(place: HTMLElement): object {
  const { color, fontSize } = getComputedStyle(place);
  const placeholder = getComputedStyle(document.documentElement).getPropertyValue('--ink-2').trim();
  return { base: { color, fontSize, iconColor: color, '::placeholder': { color: placeholder || color } } };
}
