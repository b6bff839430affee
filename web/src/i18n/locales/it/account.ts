import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in Italian. */
export const account: AccountTexts = {
  title: 'Il tuo account',
  text: 'Nome, password e dispositivi di {{email}}.',
  offline: 'Sei offline: per modificare l’account serve la connessione.',
  name: {
    title: 'Nome',
    label: 'Nome completo',
    save: 'Salva il nome',
    saved: 'Nome salvato',
    failed: 'Impossibile salvare il nome. Riprova.',
  },
  password: {
    title: 'Password',
    text: 'Se la cambi, le altre sessioni dell’account si chiudono e i suoi dispositivi vengono rimossi. Questa sessione resta aperta.',
    current: 'Password attuale',
    next: 'Nuova password',
    hint: 'Almeno {{passwordMin}} caratteri; meglio {{passwordAdvised}} o più.',
    long: 'Buona lunghezza.',
    submit: 'Cambia la password',
    changed: 'Password cambiata',
    changedText: 'Le altre sessioni sono state chiuse; questa resta aperta.',
    failed: 'Impossibile cambiare la password. Riprova.',
  },
  devices: {
    title: 'Dispositivi',
    text: 'I dispositivi usati per accedere a questo account. Se ne rimuovi uno, si chiudono tutte le sessioni tranne questa; può volerci fino a un’ora.',
    this: 'Questo dispositivo',
    fresh: 'Nuovo',
    unnamed: 'Browser sconosciuto',
    first: 'Prima volta',
    last: 'Ultima volta',
    end: 'Rimuovi',
    endOf: 'Rimuovi: {{name}}',
    ended: 'Dispositivo rimosso',
    none: 'Nessun dispositivo noto per ora.',
    unknown: 'Sei offline: i dispositivi si vedono solo con la connessione.',
    failed: 'Impossibile caricare i dispositivi. Riprova.',
    endFailed: 'Impossibile rimuovere il dispositivo. Riprova.',
  },
  everywhere: {
    submit: 'Esci da tutti i dispositivi',
    text: 'Chiude tutte le sessioni dell’account, anche questa, e rimuove i suoi dispositivi.',
  },
  fresh: {
    text: 'Accesso da un nuovo dispositivo: {{name}} ({{when}})',
    mine: 'Ero io',
    look: 'Vedi i miei dispositivi',
  },
}
