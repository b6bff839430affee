import type { AnswersTexts } from '../es/answers'

export const answers: AnswersTexts = {
  note: {
    label: 'Nota privata',
    hint: 'La vede solo lo studio.',
    saved: 'Nota salvata',
    failed: 'Impossibile salvare la nota',
  },
  place: {
    previous: 'Messaggio precedente',
    next: 'Messaggio successivo',
    of: '{{n}} di {{total}}',
    gone: 'Questo messaggio non esiste più.',
    archive: 'Archivia il messaggio di {{name}}',
    notRobot: 'Non è di un bot: {{name}}',
  },
  reply: {
    open: 'Rispondi',
    title: 'Rispondi a {{name}}',
    template: 'Modello',
    none: 'Senza modello',
    language: 'Lingua della risposta',
    text: 'Risposta',
    chat: 'Rispondi su WhatsApp',
    copy: 'Copia',
    copied: 'Risposta copiata',
    copyFailed: 'Copia non riuscita. Seleziona il testo e copialo tu.',
    long: 'È troppo lunga per il link dell’email: viene copiata con il messaggio citato, e la incolli nell’email.',
    quoteCut:
      'Il messaggio citato non entra per intero nel link dell’email: viene copiato completo con la tua risposta, se vuoi incollarlo.',
    noNumber: 'Il messaggio non contiene un numero con prefisso internazionale: in WhatsApp scegli tu il contatto.',
    hint: 'Al tuo ritorno ti chiederemo se hai risposto.',
  },
  asked: {
    title: 'Hai risposto a {{name}}?',
    yes: 'Sì, ho risposto',
    no: 'Non ancora',
  },
  greeting: 'Ciao {{name}},',
  wishes: 'Ecco cosa ci hai raccontato:',
  closing: 'Un saluto,',
  templates: {
    price: {
      name: 'Chiedere dettagli',
      text: 'grazie per averci scritto. Abbiamo letto il tuo messaggio e possiamo aiutarti.',
      next: 'Per darti un prezzo definitivo, dicci quanti video sono, quanto dura ciascuno e per quando ti servono. Rispondiamo entro 24 ore.',
    },
    pilot: {
      name: 'Prova gratuita',
      text: 'grazie per averci scritto. Possiamo montarti una prova gratuita di {{seconds}}, senza impegno.',
      next: 'Mandaci un link al tuo materiale e un riferimento che ti piace. La prova è per progetti da {{budget}} in su.',
    },
    no: {
      name: 'Non è per noi',
      text: 'grazie per aver pensato a noi. Questa volta non possiamo seguire il tuo progetto e preferiamo dirtelo subito.',
      next: 'Ti auguriamo buona fortuna e speriamo di lavorare insieme in un’altra occasione.',
    },
    own: { name: 'Il mio modello' },
  },
}
