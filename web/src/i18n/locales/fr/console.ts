import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in French. */
export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'Connexion',
    subtitle: 'Console du studio',
    noScript: 'La console a besoin de JavaScript. Activez-le dans le navigateur et rechargez la page.',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    back: 'Retour au site',
    success: 'Connexion réussie',
    failed: 'Échec de la connexion',
    wrong: 'E-mail ou mot de passe incorrect',
    network: 'Hors connexion : la première connexion au compte nécessite internet.',
    throttled: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
    disabled: 'Ce compte est désactivé.',
    refused: 'Le serveur n’a pas autorisé cette connexion. Patientez une minute et réessayez.',
    tooSoon:
      'Ce mot de passe a été défini quelques minutes seulement après la fermeture de toutes les sessions. Patientez dix minutes et demandez un nouveau lien.',
    unexpected: 'Une erreur inattendue s’est produite. Réessayez.',
    notAdmin: 'Ce compte n’a pas accès à la console.',
    ended:
      'Le serveur a mis fin à la session, par exemple parce que le mot de passe a changé ou que le compte n’existe plus.',
    expired:
      'Cette session est terminée : elle n’a pas servi pendant 30 jours, ou vous avez confirmé votre identité il y a 90 jours.',
    waiting: 'En attente sur cet appareil jusqu’à la reconnexion du compte {{email}} : {{what}}.',
    unsent: {
      erased: 'Tout cela sera effacé de cet appareil le {{date}}, sauf si vous choisissez de le garder.',
      keep: 'Garder ici',
      kept: 'Reste sur cet appareil jusqu’à ce que vous l’abandonniez.',
    },
    lockedFor_one: 'Trop de tentatives échouées. Réessayez dans {{n}} minute',
    lockedFor_other: 'Trop de tentatives échouées. Réessayez dans {{n}} minutes',
    lockedNow: 'Trop de tentatives échouées. Votre compte est bloqué pendant {{duration}}.',
    remaining: 'Tentatives restantes',
    checking: 'Vérification de la session',
    access,
  },
  passkeys,
  admin: {
    label: 'Console',
    nav: {
      menu: 'Menu de la console',
      dashboard: 'Tableau de bord',
      projects: 'Projets',
      testimonials: 'Avis',
      sections: 'Page',
      prices: 'Tarifs',
      users: 'Utilisateurs',
      createUser: 'Créer un administrateur',
      messages: 'Messages',
      settings: 'Paramètres',
      translations: 'Traductions',
      importExport: 'Sauvegarde',
    },
    site: 'Retour au site',
    signOut: 'Se déconnecter',
    signOutAnyway: 'Se déconnecter sans les garder',
    stay: 'Rester',
    common: {
      create: 'Créer',
      update: 'Mettre à jour',
      saving: 'Enregistrement…',
      cancel: 'Annuler',
      delete: 'Supprimer',
      edit: 'Modifier',
      back: 'Retour',
      actions: 'Actions',
      keptOnDevice: 'Enregistré sur cet appareil',
      deletedOnDevice: 'Supprimé sur cet appareil',
      publishedLater: 'La publication se fera au retour de la connexion.',
      publishing: 'Publication en cours ; le serveur tarde à répondre.',
      reload: 'Réessayer',
      offlineEmpty: 'Hors connexion, et aucune donnée sur cet appareil pour l’instant.',
      fixErrors: 'Veuillez remplir tous les champs obligatoires',
      languageTabs: 'Langues du contenu',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
