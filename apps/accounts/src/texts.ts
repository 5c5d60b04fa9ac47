import type { Language } from './language.ts';

export type PageName = 'login' | 'register';

interface Texts {
  title: Record<PageName, string>;
  heading: Record<PageName, string>;
  explanation: string;
  back: string;
  skip: string;
  languages: string;
}

export const texts: Record<Language, Texts> = {
  en: {
    title: { login: 'Login | Kontor account', register: 'Register | Kontor account' },
    heading: { login: 'Login is not open yet', register: 'Registration is not open yet' },
    explanation: 'You can search companies and products without an account.',
    back: 'Back to Kontor',
    skip: 'Skip to content',
    languages: 'Language',
  },
  es: {
    title: { login: 'Iniciar sesión | Cuenta Kontor', register: 'Registrarse | Cuenta Kontor' },
    heading: {
      login: 'El inicio de sesión aún no está disponible',
      register: 'El registro aún no está disponible',
    },
    explanation: 'Puede buscar empresas y productos sin una cuenta.',
    back: 'Volver a Kontor',
    skip: 'Saltar al contenido',
    languages: 'Idioma',
  },
};

/** Each language under its own name. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
