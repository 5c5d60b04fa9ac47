/* What we use of Stripe's script (https://docs.stripe.com/js). It is loaded from Stripe alone, on this page alone. */

interface StripeError {
  message?: string;
}
/** What is to be paid, and how the element looks. Whether a card is saved changes what the element has its owner agree to. */
interface StripeOptions {
  amount: number;
  /** In small letters. */
  currency: string;
  setupFutureUsage: 'off_session' | null;
  appearance: object;
}
export interface StripeElement {
  mount(place: HTMLElement): void;
  focus(): void;
  destroy(): void;
  on(event: 'ready', listener: () => void): void;
}
export interface StripeElements {
  create(kind: 'payment', options: object): StripeElement;
  update(options: Partial<StripeOptions>): void;
  /** Checks what was typed; comes before `createPaymentMethod`. */
  submit(): Promise<{ error?: StripeError }>;
}
export interface StripeClient {
  elements(
    options: StripeOptions & {
      mode: 'payment';
      paymentMethodCreation: 'manual';
      paymentMethodTypes: ['card'];
    },
  ): StripeElements;
  createPaymentMethod(asked: {
    elements: StripeElements;
    params: { billing_details: { email: string } };
  }): Promise<{ paymentMethod?: { id: string }; error?: StripeError }>;
  handleNextAction(asked: { clientSecret: string }): Promise<{ error?: StripeError }>;
}
type MakeStripe = (publicKey: string, options: { locale: string }) => StripeClient;

/** Whether the document was made for this page: one that was walked to from another page has that one's policy, which lets in no Stripe. */
export function isDocumentOfPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname;
}

/** Loads the script, once in a document. @throws where it does not come */
export async function loadStripe(origin: string, publicKey: string, locale: string): Promise<StripeClient> {
  const make = () => (window as { Stripe?: MakeStripe }).Stripe;
  if (!make())
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${origin}/v3/`;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('The script of Stripe did not come'));
      document.head.append(script);
    });
  const stripe = make();
  if (!stripe) throw new Error('The script of Stripe is another one than expected');
  return stripe(publicKey, { locale });
}
