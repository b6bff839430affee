import type { PersonalDataTexts } from '../es/personalData'

/** What is kept of one person, in French. */
export const personalData: PersonalDataTexts = {
  nav: 'Données personnelles',
  title: 'Données d’une personne',
  intro: 'Tout ce qui est conservé d’une adresse e-mail : pour en donner une copie ou l’effacer sur demande.',
  email: 'E-mail de la personne',
  search: 'Rechercher',
  searching: 'Recherche…',
  found: 'Conservé pour {{email}} : {{what}}.',
  none: 'Rien n’est conservé de {{email}}.',
  account: 'Cette adresse a aussi un compte, qui se supprime sous Utilisateurs.',
  export: 'Exporter en JSON',
  fileName: 'donnees',
  exported: 'Le fichier contient des données personnelles : gardez-le en lieu sûr.',
  erase: 'Tout effacer',
  eraseTitle: 'Tout effacer de {{email}} ?',
  eraseText: 'Seront effacés définitivement : {{what}}. Restaurer une sauvegarde ne les ramènera pas non plus.',
  erased: 'Effacé : {{what}}.',
  failed: 'Impossible. Vérifiez la connexion et réessayez.',
  offline: 'Hors connexion : le réseau est nécessaire.',
  what: 'Vous allez effacer tout ce qui est conservé de {{email}}.',
  ended: 'Votre session est terminée : reconnectez-vous.',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  counters_one: '{{count}} compteur',
  counters_other: '{{count}} compteurs',
}
