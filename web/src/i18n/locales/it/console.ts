import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in Italian. */
export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'Accedi',
    subtitle: 'Console dello studio',
    noScript: 'La console richiede JavaScript. Attivalo nel browser e ricarica la pagina.',
    email: 'Email',
    password: 'Password',
    submit: 'Accedi',
    submitting: 'Accesso in corso…',
    back: 'Torna al sito',
    success: 'Accesso effettuato',
    failed: 'Accesso non riuscito',
    wrong: 'Email o password errate',
    network: 'Sei offline: il primo accesso richiede la connessione.',
    throttled: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
    disabled: 'Questo account è disattivato.',
    refused: 'Il server non ha consentito questo accesso. Attendi un minuto e riprova.',
    tooSoon:
      'Questa password è stata impostata pochi minuti dopo la chiusura di tutte le sessioni. Attendi dieci minuti e richiedi un nuovo link.',
    unexpected: 'Si è verificato un errore imprevisto. Riprova.',
    notAdmin: 'Questo account non ha il permesso di usare la console.',
    ended: 'Il server ha chiuso la sessione, per esempio perché la password è cambiata o l’account non esiste più.',
    expired:
      'Questa sessione è terminata: non l’hai usata per 30 giorni, o ne sono passati 90 da quando hai confermato la tua identità.',
    waiting: 'In sospeso su questo dispositivo fino al prossimo accesso di {{email}}: {{what}}.',
    unsent: {
      erased:
        'Tutto questo verrà cancellato da questo dispositivo ({{date}}), a meno che tu non scelga di conservarlo.',
      keep: 'Conserva qui',
      kept: 'Resta su questo dispositivo finché non lo scarti.',
    },
    lockedFor_one: 'Troppi tentativi falliti. Riprova tra {{n}} minuto',
    lockedFor_other: 'Troppi tentativi falliti. Riprova tra {{n}} minuti',
    lockedNow: 'Troppi tentativi falliti. Il tuo account è stato bloccato temporaneamente per {{duration}}.',
    remaining: 'Tentativi rimasti',
    checking: 'Verifica della sessione',
    access,
  },
  passkeys,
  admin: {
    label: 'Console',
    nav: {
      menu: 'Menu della console',
      dashboard: 'Dashboard',
      projects: 'Progetti',
      testimonials: 'Testimonianze',
      sections: 'Pagina',
      prices: 'Prezzi',
      users: 'Utenti',
      createUser: 'Crea amministratore',
      messages: 'Messaggi',
      settings: 'Impostazioni',
      translations: 'Traduzioni',
      importExport: 'Backup',
    },
    site: 'Torna al sito',
    signOut: 'Esci',
    signOutAnyway: 'Esci e scarta',
    stay: 'Resta',
    common: {
      create: 'Crea',
      update: 'Aggiorna',
      saving: 'Salvataggio in corso…',
      cancel: 'Annulla',
      delete: 'Elimina',
      edit: 'Modifica',
      back: 'Indietro',
      actions: 'Azioni',
      keptOnDevice: 'Salvato su questo dispositivo',
      deletedOnDevice: 'Eliminato su questo dispositivo',
      publishedLater: 'Sarà pubblicato quando tornerà la connessione.',
      publishing: 'Pubblicazione in corso: il server tarda a rispondere.',
      reload: 'Riprova',
      offlineEmpty: 'Sei offline e su questo dispositivo non ci sono ancora dati.',
      fixErrors: 'Compila tutti i campi obbligatori',
      languageTabs: 'Lingue dei contenuti',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
