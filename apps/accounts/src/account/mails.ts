import { Type } from 'typebox';
import { defineMail } from '../mail/define-mail.ts';

export const changeEmailFromMail = defineMail({
  name: 'change-email-from',
  data: Type.Object({ name: Type.String(), newEmail: Type.String(), link: Type.String() }),
  en: ({ name, newEmail, link }) => ({
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `you want to use ${newEmail} for your Kontor account instead of this address. Both addresses have to confirm it.`,
    ],
    button: { label: 'Confirm the change', link },
    note: 'The link works for 24 hours. If you did not ask for this, do not confirm, and change your password.',
  }),
  es: ({ name, newEmail, link }) => ({
    subject: 'Confirme el cambio de su correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      `quiere usar ${newEmail} para su cuenta de Kontor en lugar de esta dirección. Las dos direcciones tienen que confirmarlo.`,
    ],
    button: { label: 'Confirmar el cambio', link },
    note: 'El enlace funciona durante 24 horas. Si no lo pidió, no confirme y cambie su contraseña.',
  }),
  it: ({ name, newEmail, link }) => ({
    subject: 'Confermi il cambio del Suo indirizzo e-mail',
    paragraphs: [
      `Buongiorno ${name},`,
      `desidera usare ${newEmail} per il Suo account Kontor al posto di questo indirizzo. Entrambi gli indirizzi devono confermarlo.`,
    ],
    button: { label: 'Conferma il cambio', link },
    note: 'Il link funziona per 24 ore. Se non l’ha chiesto Lei, non confermi e cambi la password.',
  }),
  zh: ({ name, newEmail, link }) => ({
    subject: '请确认更改您的电子邮箱',
    paragraphs: [
      `${name}，您好：`,
      `您希望将 Kontor 账户的电子邮箱由本邮箱改为 ${newEmail}。两个邮箱都需要确认。`,
    ],
    button: { label: '确认更改', link },
    note: '链接 24 小时内有效。如果不是您本人申请，请不要确认，并更改您的密码。',
  }),
});

export const changeEmailToMail = defineMail({
  name: 'change-email-to',
  data: Type.Object({ name: Type.String(), link: Type.String() }),
  en: ({ name, link }) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'you want to use this address for your Kontor account. Both your addresses have to confirm it.',
    ],
    button: { label: 'Confirm the address', link },
    note: 'The link works for 24 hours. If you do not know of this, ignore this mail: nothing will happen.',
  }),
  es: ({ name, link }) => ({
    subject: 'Confirme su nuevo correo electrónico',
    paragraphs: [
      `Hola, ${name}:`,
      'quiere usar esta dirección para su cuenta de Kontor. Sus dos direcciones tienen que confirmarlo.',
    ],
    button: { label: 'Confirmar la dirección', link },
    note: 'El enlace funciona durante 24 horas. Si no sabe de esto, ignore este mensaje: no pasará nada.',
  }),
  it: ({ name, link }) => ({
    subject: 'Confermi il Suo nuovo indirizzo e-mail',
    paragraphs: [
      `Buongiorno ${name},`,
      'desidera usare questo indirizzo per il Suo account Kontor. Entrambi i Suoi indirizzi devono confermarlo.',
    ],
    button: { label: 'Conferma l’indirizzo', link },
    note: 'Il link funziona per 24 ore. Se non ne sa nulla, ignori questo messaggio: non succederà nulla.',
  }),
  zh: ({ name, link }) => ({
    subject: '请确认您的新电子邮箱',
    paragraphs: [`${name}，您好：`, '您希望将本邮箱用于您的 Kontor 账户。您的新旧邮箱都需要确认。'],
    button: { label: '确认邮箱', link },
    note: '链接 24 小时内有效。如果您对此并不知情，请忽略此邮件，不会有任何影响。',
  }),
});

export const emailChangedMail = defineMail({
  name: 'email-changed',
  data: Type.Object({ name: Type.String(), newEmail: Type.String() }),
  en: ({ name, newEmail }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [`Hello ${name},`, `your Kontor account now has the e-mail address ${newEmail}.`],
    note: 'From now on you log in with the new address.',
  }),
  es: ({ name, newEmail }) => ({
    subject: 'Su correo electrónico ha cambiado',
    paragraphs: [`Hola, ${name}:`, `su cuenta de Kontor tiene ahora el correo ${newEmail}.`],
    note: 'Desde ahora inicia sesión con la dirección nueva.',
  }),
  it: ({ name, newEmail }) => ({
    subject: 'Il Suo indirizzo e-mail è stato cambiato',
    paragraphs: [`Buongiorno ${name},`, `il Suo account Kontor ha ora l’indirizzo e-mail ${newEmail}.`],
    note: 'D’ora in poi acceda con il nuovo indirizzo.',
  }),
  zh: ({ name, newEmail }) => ({
    subject: '您的电子邮箱已更改',
    paragraphs: [`${name}，您好：`, `您的 Kontor 账户现在使用电子邮箱 ${newEmail}。`],
    note: '今后请使用新邮箱登录。',
  }),
});

export const deletionAskedMail = defineMail({
  name: 'deletion-asked',
  data: Type.Object({ name: Type.String(), date: Type.String(), link: Type.String() }),
  en: ({ name, date, link }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `Hello ${name},`,
      `your Kontor account will be deleted on ${date}. Until then you can undo it.`,
    ],
    button: { label: 'Keep my account', link },
    note: 'After that day nothing of the account can be brought back.',
  }),
  es: ({ name, date, link }) => ({
    subject: 'Su cuenta se eliminará',
    paragraphs: [
      `Hola, ${name}:`,
      `su cuenta de Kontor se eliminará el ${date}. Hasta entonces puede deshacerlo.`,
    ],
    button: { label: 'Conservar mi cuenta', link },
    note: 'Después de ese día no se podrá recuperar nada de la cuenta.',
  }),
  it: ({ name, date, link }) => ({
    subject: 'Il Suo account sarà eliminato',
    paragraphs: [
      `Buongiorno ${name},`,
      `il Suo account Kontor sarà eliminato il ${date}. Fino ad allora può annullare.`,
    ],
    button: { label: 'Mantieni il mio account', link },
    note: 'Dopo quel giorno nulla dell’account potrà essere recuperato.',
  }),
  zh: ({ name, date, link }) => ({
    subject: '您的账户将被删除',
    paragraphs: [`${name}，您好：`, `您的 Kontor 账户将于${date}删除。在此之前，您可以撤销。`],
    button: { label: '保留我的账户', link },
    note: '过了这一天，账户中的任何内容都无法恢复。',
  }),
});

/** `from` is who leaves; without a name of the business when the api could not tell it. */
export const businessHandedOverMail = defineMail({
  name: 'business-handed-over',
  data: Type.Object({
    name: Type.String(),
    from: Type.String(),
    companyName: Type.Optional(Type.String()),
    link: Type.String(),
  }),
  en: ({ name, from, companyName, link }) => ({
    subject: `You now own ${companyName ?? 'a business'}`,
    paragraphs: [
      `Hello ${name},`,
      `${from} is leaving Kontor and has made you the owner of ${companyName ?? 'a business'}, at once and for good.`,
    ],
    button: { label: 'Open the business', link },
    note: 'You get this mail because you are a member of this business. Its profile and its products stay as they are.',
  }),
  es: ({ name, from, companyName, link }) => ({
    subject: `Ahora ${companyName ?? 'una empresa'} le pertenece`,
    paragraphs: [
      `Hola, ${name}:`,
      `${from} deja Kontor y le ha traspasado ${companyName ?? 'una empresa'}, de inmediato y para siempre. Desde ahora le pertenece a usted.`,
    ],
    button: { label: 'Abrir la empresa', link },
    note: 'Recibe este mensaje porque es miembro de esta empresa. Su perfil y sus productos se conservan como están.',
  }),
  it: ({ name, from, companyName, link }) => ({
    subject: `Ora ${companyName ?? 'un’azienda'} appartiene a Lei`,
    paragraphs: [
      `Buongiorno ${name},`,
      `${from} lascia Kontor e Le ha trasferito ${companyName ?? 'un’azienda'}, subito e per sempre. Da ora appartiene a Lei.`,
    ],
    button: { label: 'Apri l’azienda', link },
    note: 'Riceve questo messaggio perché è membro di questa azienda. Il profilo e i prodotti restano come sono.',
  }),
  zh: ({ name, from, companyName, link }) => ({
    subject: `您现在是${companyName ?? '一家企业'}的所有者`,
    paragraphs: [
      `${name}，您好：`,
      `${from}即将离开 Kontor，并已将${companyName ?? '一家企业'}移交给您。移交立即生效且不可撤回，您从现在起就是它的所有者。`,
    ],
    button: { label: '打开企业页面', link },
    note: '您收到这封邮件，是因为您是该企业的成员。企业的资料和产品都会保留原样。',
  }),
});

export const accountMails = [
  changeEmailFromMail,
  changeEmailToMail,
  emailChangedMail,
  deletionAskedMail,
  businessHandedOverMail,
];
