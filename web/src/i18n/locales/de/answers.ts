import type { AnswersTexts } from '../es/answers'

export const answers: AnswersTexts = {
  note: {
    label: 'Private Notiz',
    hint: 'Nur das Studio sieht sie.',
    saved: 'Notiz gespeichert',
    failed: 'Die Notiz konnte nicht gespeichert werden',
  },
  place: {
    previous: 'Vorherige Nachricht',
    next: 'Nächste Nachricht',
    of: '{{n}} von {{total}}',
    gone: 'Diese Nachricht gibt es nicht mehr.',
    archive: 'Nachricht von {{name}} archivieren',
    notRobot: 'Nicht von einem Bot: {{name}}',
  },
  reply: {
    open: 'Antworten',
    title: '{{name}} antworten',
    template: 'Vorlage',
    none: 'Ohne Vorlage',
    language: 'Sprache der Antwort',
    text: 'Antwort',
    chat: 'Per WhatsApp antworten',
    copy: 'Kopieren',
    copied: 'Antwort kopiert',
    copyFailed: 'Kopieren war nicht möglich. Markiere den Text und kopiere ihn selbst.',
    long: 'Der Text ist zu lang für den Mail-Link: Er wird mit der zitierten Nachricht kopiert, und du fügst ihn in die E-Mail ein.',
    quoteCut:
      'Die zitierte Nachricht passt nicht ganz in den Mail-Link: Sie wird mit deiner Antwort vollständig kopiert, falls du sie einfügen willst.',
    noNumber: 'In der Nachricht steht keine Nummer mit Landesvorwahl: In WhatsApp wählst du den Kontakt selbst.',
    hint: 'Wenn du zurückkommst, fragen wir, ob du geantwortet hast.',
  },
  asked: {
    title: 'Hast du {{name}} geantwortet?',
    yes: 'Ja, habe ich',
    no: 'Noch nicht',
  },
  greeting: 'Hallo {{name}},',
  wishes: 'Das hast du uns geschrieben:',
  closing: 'Viele Grüße',
  templates: {
    price: {
      name: 'Nach Einzelheiten fragen',
      text: 'danke für deine Nachricht. Wir haben sie gelesen und können dir helfen.',
      next: 'Damit wir dir einen festen Preis nennen können, schreib uns bitte, wie viele Videos es sind, wie lang jedes ist und bis wann du sie brauchst. Wir antworten innerhalb von 24 Stunden.',
    },
    pilot: {
      name: 'Probeschnitt',
      text: 'danke für deine Nachricht. Wir machen dir gern einen kostenlosen Probeschnitt von {{seconds}}, unverbindlich.',
      next: 'Schick uns einen Link zu deinem Material und eine Referenz, die dir gefällt. Den Probeschnitt gibt es für Projekte ab {{budget}}.',
    },
    no: {
      name: 'Nichts für uns',
      text: 'danke, dass du an uns gedacht hast. Dieses Mal können wir dein Projekt nicht übernehmen und sagen es dir lieber gleich.',
      next: 'Wir wünschen dir viel Erfolg. Vielleicht klappt es ja ein andermal.',
    },
    own: { name: 'Meine Vorlage' },
  },
}
