import type { AnswersTexts } from '../es/answers'

export const answers: AnswersTexts = {
  note: {
    label: 'Note privée',
    hint: 'Seul le studio la voit.',
    saved: 'Note enregistrée',
    failed: 'Impossible d’enregistrer la note',
  },
  place: {
    previous: 'Message précédent',
    next: 'Message suivant',
    of: '{{n}} sur {{total}}',
    gone: 'Ce message n’existe plus.',
    archive: 'Archiver le message : {{name}}',
    notRobot: 'Ne vient pas d’un robot : {{name}}',
  },
  reply: {
    open: 'Répondre',
    title: 'Répondre à {{name}}',
    template: 'Modèle',
    none: 'Sans modèle',
    language: 'Langue de la réponse',
    text: 'Réponse',
    chat: 'Répondre par WhatsApp',
    copy: 'Copier',
    copied: 'Réponse copiée',
    copyFailed: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',
    long: 'Elle est trop longue pour un lien d’e-mail : elle est copiée avec le message cité, et vous la collez dans l’e-mail.',
    quoteCut:
      'Le message cité ne tient pas en entier dans le lien d’e-mail : il est copié en entier avec votre réponse, si vous voulez le coller.',
    noNumber:
      'Le message ne contient pas de numéro avec indicatif de pays : dans WhatsApp, vous choisissez le contact.',
    hint: 'À votre retour, nous vous demanderons si vous avez répondu.',
  },
  asked: {
    title: 'Avez-vous répondu à {{name}} ?',
    yes: 'Oui, c’est fait',
    no: 'Pas encore',
  },
  greeting: 'Bonjour {{name}},',
  wishes: 'Voici ce que vous nous avez indiqué :',
  closing: 'Bien cordialement,',
  templates: {
    price: {
      name: 'Demander des détails',
      text: 'Merci de nous avoir écrit. Nous avons lu votre message et nous pouvons vous aider.',
      next: 'Pour vous donner un prix ferme, dites-nous combien de vidéos vous souhaitez, leur durée et pour quand il vous les faut. Nous répondons en moins de 24 heures.',
    },
    pilot: {
      name: 'Montage d’essai',
      text: 'Merci de nous avoir écrit. Nous pouvons réaliser pour vous un montage d’essai gratuit de {{seconds}}, sans engagement.',
      next: 'Envoyez-nous un lien vers vos rushes et une référence qui vous plaît. L’essai est réservé aux projets à partir de {{budget}}.',
    },
    no: {
      name: 'Refus poli',
      text: 'Merci d’avoir pensé à nous. Nous ne pouvons pas prendre votre projet cette fois-ci et préférons vous le dire rapidement.',
      next: 'Nous vous souhaitons une belle réussite et espérons travailler avec vous une autre fois.',
    },
    own: { name: 'Mon modèle' },
  },
}
