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
}
