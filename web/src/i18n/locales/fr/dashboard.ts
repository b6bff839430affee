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
    none: 'Personne n’attend de réponse : aucun nouveau message.',
    suspected_one: '{{n}} message suspect, peut-être d’un robot',
    suspected_other: '{{n}} messages suspects, peut-être d’un robot',
  },
  asKnown: 'Voici le dernier état connu de cet appareil.',
  waiting: { title: 'À décider', open: 'Résoudre' },
  changes: {
    title: 'Dernières modifications',
    open: 'Voir l’activité',
    none: 'Aucune modification pour l’instant.',
    failed: 'Impossible de charger les dernières modifications',
  },
}
