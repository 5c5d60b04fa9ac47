/** What we use of Stripe.js, for browsers in tests: a card element in a frame of its own, and the page of the bank. */
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
  const card = () => {
    const frame = frameOf('/v3/element', 'Secure card payment input frame');
    frame.height = '44';
    return {
      frame,
      mount(place) { place.append(frame); },
      update() {},
      focus() { frame.focus(); },
      destroy() { frame.remove(); },
      on(name, listener) { if (name === 'ready') frame.addEventListener('load', listener); },
    };
  };
  window.Stripe = (publicKey) => ({
    elements: () => ({ create: card }),
    async createPaymentMethod({ card: { frame }, billing_details }) {
      const answer = heard(frame, 'method');
      frame.contentWindow.postMessage({ publicKey, name: billing_details?.name ?? '' }, origin);
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
