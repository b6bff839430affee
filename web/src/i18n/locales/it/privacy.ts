import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: 'Informativa sulla privacy',
  updated: 'Ultimo aggiornamento: {{date}}',
  back: 'Torna al sito',
  sections: [
    {
      title: 'Chi risponde dei tuoi dati',
      text: 'Lo studio che pubblica questo sito. Puoi scriverci a {{email}} per qualsiasi questione di privacy.',
    },
    {
      title: 'Cosa conserviamo quando ci scrivi',
      text: 'Il tuo nome, la tua email, il tuo messaggio, la data e, se li indichi, il numero di telefono, il tipo di video, il link di riferimento e il budget. Li usiamo solo per risponderti e, se lavoriamo insieme, per il tuo progetto. Il testo della chat che si apre dopo lo invii tu.',
    },
    {
      title: 'Dove vengono conservati',
      text: 'Su Firebase, un servizio di Google, con accesso limitato a chi amministra lo studio. Non vendiamo i tuoi dati né li condividiamo con terzi a fini pubblicitari.',
    },
    {
      title: 'Cosa resta sul tuo dispositivo',
      text: 'La lingua e il tema che hai scelto, la tua decisione sulle statistiche e una copia del sito perché si apra anche offline. Quello che scrivi nel modulo senza inviarlo resta solo finché non chiudi la scheda. Non usiamo cookie pubblicitari. Se amministri lo studio resta inoltre, anche dopo la disconnessione, una chiave firmata che serve solo a riconoscere il dispositivo al prossimo accesso.',
    },
    {
      title: 'Protezione dagli abusi',
      text: 'Perché nessuno inondi il modulo, contiamo per un’ora quanti messaggi arrivano da ogni indirizzo di rete e da ogni email. Non conserviamo l’indirizzo, ma un’impronta calcolata con una chiave segreta; quell’impronta viene cancellata dopo qualche giorno. Un messaggio che sembra automatico viene conservato a parte. I tentativi di accesso sono contati in modo simile.',
    },
    {
      title: 'Statistiche',
      text: 'Google Analytics si carica solo se lo studio l’ha attivato e tu l’hai accettato. Puoi cambiare idea quando vuoi in questa stessa pagina. Il sito stesso conta inoltre, per giorno e senza cookie né identificatori, le visite, le sezioni raggiunte, i video guardati, i clic sulla chat e le richieste, con la lingua, il tipo di dispositivo e il nome del sito da cui arrivi. Non conserva il tuo indirizzo di rete e rispetta i segnali Do Not Track e Global Privacy Control.',
    },
    {
      title: 'Chat e link esterni',
      text: 'La chat si apre su WhatsApp e i video di YouTube o Vimeo si caricano solo quando li riproduci. Lì valgono le informative di quei servizi.',
    },
    {
      title: 'Per quanto li conserviamo e quali sono i tuoi diritti',
      text: 'Conserviamo i messaggi finché servono per assisterti, e al massimo per {{months}}; poi vengono cancellati automaticamente. Con ogni messaggio salviamo quando hai accettato questa informativa e in quale versione. Puoi chiedere una copia, una correzione o la cancellazione dei tuoi dati scrivendo a {{email}}. Se chiedi la cancellazione, resta solo un’impronta della tua email con la data, in modo che nessun backup ripristini i dati.',
    },
  ],
}
