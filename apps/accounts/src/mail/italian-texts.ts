import type { MailTexts } from './texts.ts';

export const italian: MailTexts = {
  'confirm-email': ({ name, link }) => ({
    subject: 'Confermi il Suo indirizzo e-mail',
    paragraphs: [
      `Buongiorno ${name},`,
      'confermi che questo è il Suo indirizzo e-mail. Poi potrà accedere a Kontor.',
    ],
    button: { label: 'Conferma indirizzo e-mail', link },
    note: 'Il link funziona per 24 ore. Se la registrazione non è Sua, ignori questo messaggio: non succederà nulla.',
  }),
  'account-exists': ({ name, loginLink, passwordLink }) => ({
    subject: 'Ha già un account Kontor',
    paragraphs: [
      `Buongiorno ${name},`,
      'qualcuno ha provato a registrarsi a Kontor con il Suo indirizzo e-mail. Con questo indirizzo ha già un account.',
      `Se ha dimenticato la password, ne scelga una nuova: ${passwordLink}`,
    ],
    button: { label: 'Accedi', link: loginLink },
    note: 'Se non è stato Lei, non deve fare nulla.',
  }),
  'choose-password': ({ name, link }) => ({
    subject: 'Completi la registrazione',
    paragraphs: [
      `Buongiorno ${name},`,
      'qualcuno si è registrato di nuovo a Kontor con il Suo indirizzo e-mail, prima che fosse confermato. Per completare la registrazione, scelga la password.',
    ],
    button: { label: 'Scegli la password', link },
    note: 'Il link funziona per un’ora. Se la registrazione non è Sua, ignori questo messaggio: non succederà nulla.',
  }),
  'new-password': ({ name, link }) => ({
    subject: 'Scelga una nuova password',
    paragraphs: [`Buongiorno ${name},`, 'ha chiesto una nuova password per il Suo account Kontor.'],
    button: { label: 'Scegli una nuova password', link },
    note: 'Il link funziona per un’ora. Se non l’ha chiesta Lei, ignori questo messaggio: la password resta quella di prima.',
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'La Sua password è stata cambiata',
    paragraphs: [`Buongiorno ${name},`, 'la password del Suo account Kontor è stata cambiata.'],
    button: { label: 'Non l’ho cambiata io', link },
    note: 'Se l’ha cambiata Lei, non deve fare nulla.',
  }),
  'change-email-from': ({ name, newEmail, link }) => ({
    subject: 'Confermi il cambio del Suo indirizzo e-mail',
    paragraphs: [
      `Buongiorno ${name},`,
      `desidera usare ${newEmail} per il Suo account Kontor al posto di questo indirizzo. Entrambi gli indirizzi devono confermarlo.`,
    ],
    button: { label: 'Conferma il cambio', link },
    note: 'Il link funziona per 24 ore. Se non l’ha chiesto Lei, non confermi e cambi la password.',
  }),
  'change-email-to': ({ name, link }) => ({
    subject: 'Confermi il Suo nuovo indirizzo e-mail',
    paragraphs: [
      `Buongiorno ${name},`,
      'desidera usare questo indirizzo per il Suo account Kontor. Entrambi i Suoi indirizzi devono confermarlo.',
    ],
    button: { label: 'Conferma l’indirizzo', link },
    note: 'Il link funziona per 24 ore. Se non ne sa nulla, ignori questo messaggio: non succederà nulla.',
  }),
  'email-changed': ({ name, newEmail }) => ({
    subject: 'Il Suo indirizzo e-mail è stato cambiato',
    paragraphs: [`Buongiorno ${name},`, `il Suo account Kontor ha ora l’indirizzo e-mail ${newEmail}.`],
    note: 'D’ora in poi acceda con il nuovo indirizzo.',
  }),
  'second-factor-changed': ({ name, change }) => ({
    subject: 'Il Suo secondo fattore è stato modificato',
    paragraphs: [
      `Buongiorno ${name},`,
      {
        on: 'ora, all’accesso, il Suo account Kontor chiede un codice della Sua app di autenticazione.',
        off: 'all’accesso il Suo account Kontor non chiede più alcun codice.',
        codes: 'il Suo account Kontor ha nuovi codici di recupero. I precedenti non funzionano più.',
      }[change],
    ],
    note: 'Se non è stato Lei, cambi la password e controlli la pagina di sicurezza del Suo account.',
  }),
  'passkey-changed': ({ name, change }) => ({
    subject: change === 'added' ? 'È stata aggiunta una passkey' : 'È stata rimossa una passkey',
    paragraphs: [
      `Buongiorno ${name},`,
      change === 'added'
        ? 'al Suo account Kontor è stata aggiunta una passkey. Chi ha il dispositivo che la contiene può usarla per accedere.'
        : 'dal Suo account Kontor è stata rimossa una passkey.',
    ],
    note: 'Se non è stato Lei, cambi la password e controlli la pagina di sicurezza del Suo account.',
  }),
  'deletion-asked': ({ name, date, link }) => ({
    subject: 'Il Suo account sarà eliminato',
    paragraphs: [
      `Buongiorno ${name},`,
      `il Suo account Kontor sarà eliminato il ${date}. Fino ad allora può annullare.`,
    ],
    button: { label: 'Mantieni il mio account', link },
    note: 'Dopo quel giorno nulla dell’account potrà essere recuperato.',
  }),
  'business-handed-over': ({ name, from, companyName, link }) => ({
    subject: `Ora ${companyName ?? 'un’azienda'} appartiene a Lei`,
    paragraphs: [
      `Buongiorno ${name},`,
      `${from} lascia Kontor e Le ha trasferito ${companyName ?? 'un’azienda'}, subito e per sempre. Da ora appartiene a Lei.`,
    ],
    button: { label: 'Apri l’azienda', link },
    note: 'Riceve questo messaggio perché è membro di questa azienda. Il profilo e i prodotti restano come sono.',
  }),
};
