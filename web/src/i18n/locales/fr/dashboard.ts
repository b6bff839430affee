import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in French. */
export const dashboard: DashboardTexts = {
  title: 'Tableau de bord',
  welcome: 'Bienvenue dans la console',
  users: {
    title: 'Utilisateurs',
    text: 'Voyez qui peut entrer et ce que chacun peut faire.',
    open: 'Voir les utilisateurs',
  },
  settings: {
    title: 'Paramètres',
    text: 'Nom, réseaux, contact et SEO du site.',
    open: 'Voir les paramètres',
  },
  projects: { title: 'Projets', text: 'Créez, modifiez et ordonnez le portfolio.', open: 'Voir les projets' },
  messages: {
    title: 'Nouveaux messages',
    text: 'Demandes que personne n’a encore ouvertes.',
    open: 'Voir les nouveaux messages',
  },
  weeks: {
    title: 'Messages par semaine',
    text: 'Les 12 dernières semaines, du lundi au dimanche, selon le décompte du serveur.',
    sum: 'Total : {{n}}',
    figures: 'Voir les chiffres',
    week: 'Semaine',
    from: 'Semaine du {{date}}',
    count: 'Messages',
  },
}
