import type { Language } from '../language.ts';

export type PageName =
  | 'login'
  | 'register'
  | 'check-mail'
  | 'confirm-email'
  | 'forgotten-password'
  | 'new-password'
  | 'second-factor'
  | 'change-email'
  | 'undo-deletion'
  | 'outbox';

interface PageText {
  title: string;
  heading: string;
  explanation?: string;
  /** What the button of its form says. */
  submit?: string;
}

interface Texts {
  pages: Record<PageName, PageText>;
  fields: Record<Field, string>;
  /** What is wrong with a field or with the whole form. */
  problems: Record<string, string>;
  terms: string;
  hints: { password: string; code: string };
  links: { login: string; register: string; forgotten: string; outbox: string };
  choose: string;
  done: string;
  doneWaiting: string;
  undo: string;
  emptyOutbox: string;
  back: string;
  skip: string;
  languages: string;
  brand: string;
}

export type Field = 'firstName' | 'lastName' | 'email' | 'password' | 'country' | 'code';

export const texts: Record<Language, Texts> = {
  en: {
    pages: {
      login: { title: 'Login', heading: 'Log in to Kontor', submit: 'Log in' },
      register: { title: 'Register', heading: 'Create your account', submit: 'Register' },
      'check-mail': {
        title: 'Look into your mail',
        heading: 'Look into your mail',
        explanation: 'If the address can be used, a mail with the next step is on its way to it.',
      },
      'confirm-email': {
        title: 'Confirm e-mail address',
        heading: 'Confirm your e-mail address',
        explanation: 'After that you can log in.',
        submit: 'Confirm',
      },
      'forgotten-password': {
        title: 'Forgotten password',
        heading: 'Did you forget your password?',
        explanation: 'Tell us your e-mail address, and we send you a link to choose a new one.',
        submit: 'Send the link',
      },
      'new-password': { title: 'New password', heading: 'Choose a new password', submit: 'Save' },
      'second-factor': {
        title: 'Second factor',
        heading: 'Give a code',
        explanation: 'Open your authenticator app and type its code, or one of your recovery codes.',
        submit: 'Continue',
      },
      'change-email': {
        title: 'Change e-mail address',
        heading: 'Confirm the change of your e-mail address',
        submit: 'Confirm',
      },
      'undo-deletion': {
        title: 'Keep account',
        heading: 'This account is about to be deleted',
        submit: 'Keep my account',
      },
      outbox: {
        title: 'Outbox',
        heading: 'Outbox',
        explanation: 'There is no mail server, so mails stay here.',
      },
    },
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail address',
      password: 'Password',
      country: 'Country',
      code: 'Code',
    },
    problems: {
      'is-missing': 'Please fill this in.',
      'no-address': 'This is not an e-mail address that can be used.',
      'too-short': 'At least 10 characters, please.',
      'too-long': 'At most 128 characters, please.',
      common: 'This password is easy to guess. Please choose another.',
      Unauthorized: 'That was not right. Please check what you typed.',
      TooManyRequests: 'There were too many attempts. Please wait some minutes.',
      NotFound: 'This link does not work any more.',
      Conflict: 'This address was taken meanwhile.',
      unconfirmed: 'Your address is not confirmed yet. We have sent you the mail again.',
    },
    terms: 'I accept the terms of use.',
    hints: { password: 'At least 10 characters. A sentence is a good password.', code: '6 digits' },
    links: {
      login: 'I have an account',
      register: 'Create an account',
      forgotten: 'Forgotten password',
      outbox: 'Open the outbox',
    },
    choose: 'Please choose',
    done: 'Done.',
    doneWaiting: 'Done. The other address has to confirm, too.',
    undo: 'You can keep it until the day of its deletion.',
    emptyOutbox: 'No mail yet.',
    back: 'Back to Kontor',
    skip: 'Skip to content',
    languages: 'Language',
    brand: 'Kontor account',
  },
  es: {
    pages: {
      login: { title: 'Iniciar sesión', heading: 'Inicie sesión en Kontor', submit: 'Iniciar sesión' },
      register: { title: 'Registrarse', heading: 'Cree su cuenta', submit: 'Registrarse' },
      'check-mail': {
        title: 'Revise su correo',
        heading: 'Revise su correo',
        explanation: 'Si la dirección se puede usar, le llegará un mensaje con el siguiente paso.',
      },
      'confirm-email': {
        title: 'Confirmar correo',
        heading: 'Confirme su correo electrónico',
        explanation: 'Después podrá iniciar sesión.',
        submit: 'Confirmar',
      },
      'forgotten-password': {
        title: 'Contraseña olvidada',
        heading: '¿Olvidó su contraseña?',
        explanation: 'Indique su correo electrónico y le enviaremos un enlace para elegir una nueva.',
        submit: 'Enviar el enlace',
      },
      'new-password': { title: 'Contraseña nueva', heading: 'Elija una contraseña nueva', submit: 'Guardar' },
      'second-factor': {
        title: 'Segundo factor',
        heading: 'Escriba un código',
        explanation:
          'Abra su aplicación de autenticación y escriba su código, o uno de sus códigos de recuperación.',
        submit: 'Continuar',
      },
      'change-email': {
        title: 'Cambiar correo',
        heading: 'Confirme el cambio de su correo electrónico',
        submit: 'Confirmar',
      },
      'undo-deletion': {
        title: 'Conservar cuenta',
        heading: 'Esta cuenta se va a eliminar',
        submit: 'Conservar mi cuenta',
      },
      outbox: {
        title: 'Bandeja de salida',
        heading: 'Bandeja de salida',
        explanation: 'No hay servidor de correo, así que los mensajes se quedan aquí.',
      },
    },
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      password: 'Contraseña',
      country: 'País',
      code: 'Código',
    },
    problems: {
      'is-missing': 'Complete este campo.',
      'no-address': 'Esta dirección de correo no se puede usar.',
      'too-short': 'Al menos 10 caracteres, por favor.',
      'too-long': 'Como máximo 128 caracteres, por favor.',
      common: 'Esta contraseña es fácil de adivinar. Elija otra.',
      Unauthorized: 'No es correcto. Revise lo que escribió.',
      TooManyRequests: 'Hubo demasiados intentos. Espere unos minutos.',
      NotFound: 'Este enlace ya no funciona.',
      Conflict: 'Entretanto la dirección fue ocupada.',
      unconfirmed: 'Su dirección aún no está confirmada. Le hemos enviado el mensaje otra vez.',
    },
    terms: 'Acepto las condiciones de uso.',
    hints: { password: 'Al menos 10 caracteres. Una frase es una buena contraseña.', code: '6 dígitos' },
    links: {
      login: 'Ya tengo una cuenta',
      register: 'Crear una cuenta',
      forgotten: 'Olvidé mi contraseña',
      outbox: 'Abrir la bandeja de salida',
    },
    choose: 'Elija',
    done: 'Hecho.',
    doneWaiting: 'Hecho. La otra dirección también tiene que confirmar.',
    undo: 'Puede conservarla hasta el día de su eliminación.',
    emptyOutbox: 'Aún no hay mensajes.',
    back: 'Volver a Kontor',
    skip: 'Saltar al contenido',
    languages: 'Idioma',
    brand: 'Cuenta Kontor',
  },
};

/** Each language under its own name. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
