import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in French. */
export const personalData: PersonalDataTexts = {
  nav: 'Données personnelles',
  title: 'Données personnelles',
  intro: 'Tout ce qui est conservé au sujet d’une adresse e-mail, pour en remettre une copie ou l’effacer sur demande.',
  email: 'E-mail de la personne',
  search: 'Rechercher',
  searching: 'Recherche…',
  found: 'Conservé au sujet de {{email}} : {{what}}.',
  none: 'Rien n’est conservé au sujet de {{email}}.',
  account: 'Cette adresse a aussi un compte\u202f; il se supprime dans Utilisateurs.',
  export: 'Exporter en JSON',
  fileName: 'donnees',
  exported: 'Le fichier contient des données personnelles : gardez-le en lieu sûr.',
  erase: 'Tout effacer',
  eraseTitle: 'Effacer tout ce qui concerne {{email}} ?',
  eraseText: 'Ceci sera effacé définitivement : {{what}}. Même une sauvegarde restaurée ne le ramènera pas.',
  erased: 'Effacé définitivement : {{what}}.',
  failed: 'L’opération a échoué. Vérifiez la connexion et réessayez.',
  offline: 'Hors connexion : une connexion est nécessaire.',
  what: 'Vous allez effacer tout ce qui est conservé au sujet de {{email}}.',
  ended: 'Votre session est terminée : reconnectez-vous.',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  counters_one: '{{count}} compteur',
  counters_other: '{{count}} compteurs',
}
