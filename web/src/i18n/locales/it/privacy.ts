import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: 'Privacy policy',
  updated: 'Ultimo aggiornamento: {{date}}',
  back: 'Torna al sito',
  sections: [
    {
      title: 'Chi risponde dei tuoi dati',
      text: 'Lo studio che pubblica questo sito. Puoi scriverci a {{email}} per qualsiasi questione di privacy.',
    },
    {
      title: 'Cosa conserviamo quando ci scrivi',
      text: 'Il tuo nome, la tua email, il tipo di video che hai scelto, il tuo messaggio e la data. Li usiamo solo per risponderti e, se lavoriamo insieme, per il tuo progetto. Il link di riferimento e il budget viaggiano nel testo della chat che invii tu.',
    },
    {
      title: 'Dove vengono conservati',
      text: 'Su Firebase, un servizio di Google, con accesso limitato a chi amministra lo studio. Non vendiamo i tuoi dati né li condividiamo con terzi a fini pubblicitari.',
    },
    {
      title: 'Cosa resta sul tuo dispositivo',
      text: 'La lingua e il tema che hai scelto, la tua decisione sulle statistiche e una copia del sito perché si apra anche offline. Non usiamo cookie pubblicitari.',
    },
    {
      title: 'Statistiche',
      text: "Google Analytics si carica solo se lo studio l'ha attivato e tu l'hai accettato. Puoi cambiare idea quando vuoi in questa stessa pagina.",
    },
    {
      title: 'Chat e link esterni',
      text: 'La chat si apre su WhatsApp e i video di YouTube o Vimeo si caricano solo quando li riproduci. Lì valgono le politiche di quei servizi.',
    },
    {
      title: 'Per quanto tempo e i tuoi diritti',
      text: 'Conserviamo i messaggi finché servono per assisterti. Puoi chiedere una copia, una correzione o la cancellazione dei tuoi dati scrivendo a {{email}}.',
    },
  ],
}
