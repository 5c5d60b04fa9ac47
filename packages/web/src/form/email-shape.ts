/** What an e-mail address looks like: mistakes of typing are told before it is sent; whether it is one, the service says. */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
