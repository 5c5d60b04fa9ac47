/** What we use of Stripe.js, for browsers in tests: a Payment Element in a frame of its own, and the page of the bank. */
export const script = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const heard = (frame, type) => new Promise((resolve) => {
    const listen = ({ source, data }) => {
      if (source !== frame.contentWindow || data.type !== type) return;
      removeEventListener('message', listen);
      resolve(data);
    };
    addEventListener('message', listen);
  });
  const frameOf = (path, title) => {
    const frame = document.createElement('iframe');
    frame.src = origin + path;
    frame.title = title;
    frame.width = '100%';
    return frame;
  };
  const element = (host) => {
    const frame = frameOf('/v3/element', 'Secure payment input frame');
    frame.height = '230';
    host.frame = frame;
    return {
      mount(place) { place.append(frame); },
      focus() { frame.focus(); },
      destroy() { frame.remove(); },
      on(name, listener) { if (name === 'ready') frame.addEventListener('load', listener); },
    };
  };
  // As theirs, it takes nothing that it does not know, and no card before it was submitted.
  const known = ['mode', 'amount', 'currency', 'setupFutureUsage', 'paymentMethodCreation', 'paymentMethodTypes', 'appearance'];
  const checked = (options) => {
    for (const name of Object.keys(options)) if (!known.includes(name)) throw new Error('Unknown option ' + name);
    if ('amount' in options && !(Number.isInteger(options.amount) && options.amount >= 50)) throw new Error('Invalid amount');
    const { colorText } = options.appearance?.variables ?? { colorText: 'rgb(0, 0, 0)' };
    if (!CSS.supports('color', colorText) || colorText.includes('light-dark')) throw new Error('Invalid color');
    return options;
  };
  window.Stripe = (publicKey) => ({
    elements(options) {
      const { mode, paymentMethodCreation, paymentMethodTypes } = checked(options);
      if (mode !== 'payment' || paymentMethodCreation !== 'manual' || paymentMethodTypes.join() !== 'card')
        throw new Error('Unexpected mode');
      return {
        create(kind) {
          if (kind !== 'payment') throw new Error('Unknown element ' + kind);
          return element(this);
        },
        update(changed) { checked(changed); },
        async submit() { this.isSubmitted = true; return {}; },
      };
    },
    async createPaymentMethod({ elements, params }) {
      const { frame, isSubmitted } = elements;
      if (!isSubmitted) throw new Error('elements.submit() must be called before stripe.createPaymentMethod()');
      const answer = heard(frame, 'method');
      frame.contentWindow.postMessage({ publicKey, name: params.billing_details.email }, origin);
      const { paymentMethod, error } = await answer;
      return { paymentMethod, error };
    },
    async handleNextAction({ clientSecret }) {
      const frame = frameOf('/v3/challenge?client_secret=' + encodeURIComponent(clientSecret), 'Your bank');
      frame.style.cssText = 'position:fixed;inset:0;height:100%;z-index:9999;border:0;background:#fff';
      document.body.append(frame);
      const { intent } = await heard(frame, 'answered');
      frame.remove();
      const { last_payment_error: error } = intent;
      return error ? { error } : { paymentIntent: intent };
    },
  });
})();
`;

export const elementPage = `<!doctype html><html lang="en"><title>Card</title><body style="margin:0">
<label>Card number <input autocomplete="cc-number" inputmode="numeric"></label>
<script>
addEventListener('message', async ({ source, origin, data: { publicKey, name } }) => {
  const body = new URLSearchParams({ type: 'card', 'card[number]': document.querySelector('input').value, 'billing_details[name]': name });
  const answer = await fetch('/v1/payment_methods', { method: 'POST', body, headers: { authorization: 'Bearer ' + publicKey } });
  const said = await answer.json();
  source.postMessage({ type: 'method', ...(answer.ok ? { paymentMethod: said } : { error: said.error }) }, origin);
});
</script></body></html>`;

export const challengePage = `<!doctype html><html lang="en"><title>Your bank</title><body>
<h1>3-D Secure</h1><button>Complete</button> <button>Fail</button>
<script>
const [complete, fail] = document.querySelectorAll('button');
const answer = async (approved) => {
  const query = new URLSearchParams({ client_secret: new URLSearchParams(location.search).get('client_secret'), approved });
  const intent = await (await fetch('/v3/answer?' + query)).json();
  parent.postMessage({ type: 'answered', intent }, '*');
};
complete.onclick = () => answer(true);
fail.onclick = () => answer(false);
</script></body></html>`;
