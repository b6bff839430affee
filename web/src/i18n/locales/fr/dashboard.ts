import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in French. */
export const dashboard: DashboardTexts = {
  title: 'Tableau de bord',
  welcome: 'Bienvenue dans la console',
  users: {
    title: 'Utilisateurs',
    text: 'Voyez qui peut se connecter et ce que chacun peut faire.',
    open: 'Voir les utilisateurs',
  },
  settings: {
    title: 'Paramètres',
    text: 'Nom, réseaux, contact et SEO du site.',
    open: 'Voir les paramètres',
  },
  messages: {
    title: 'Nouveaux messages',
    text: 'Demandes que personne n’a encore ouvertes.',
    open: 'Voir les nouveaux messages',
  },
  news: {
    none: 'Aucun nouveau message.',
    suspected_one: '{{n}} message suspect, peut-être d’un robot',
    suspected_other: '{{n}} messages suspects, peut-être d’un robot',
  },
  asKnown: 'Données enregistrées sur cet appareil\u202f; il y a peut-être du nouveau depuis.',
  checklist: {
    title: 'Premiers pas',
    text: 'À faire avant de montrer votre site.',
    steps: {
      name: 'Indiquez le nom de votre studio',
      number: 'Ajoutez votre numéro de chat et testez-le',
      logo: 'Ajoutez votre logo',
      projects: 'Publiez l’un de vos projets à la place des exemples',
      prices: 'Vérifiez les tarifs',
      alerts: 'Activez les alertes de nouveaux messages',
      admin: 'Ajoutez un second administrateur, au cas où vous perdriez votre accès',
    },
    isDone: 'Terminé',
    isOpen: 'À faire',
    test: 'Tester le chat',
    checked: 'Ils sont corrects',
    dismiss: 'Masquer la liste',
  },
  samples: {
    title: 'Votre site contient encore des exemples\u00a0:',
    projects: 'Projets d’exemple',
    testimonials: 'Avis d’exemple',
    contacts: 'Coordonnées d’exemple, masquées aux visiteurs',
  },
  waiting: { title: 'À décider', open: 'Résoudre' },
  changes: {
    title: 'Dernières modifications',
    open: 'Voir l’activité',
    none: 'Aucune modification pour l’instant.',
    failed: 'Impossible de charger les dernières modifications',
  },
}
