import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in French. */
export const account: AccountTexts = {
  title: 'Votre compte',
  text: 'Nom, mot de passe et appareils du compte {{email}}.',
  offline: 'Hors connexion : modifier le compte nécessite une connexion.',
  name: {
    title: 'Nom',
    label: 'Nom complet',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré',
    failed: 'Impossible d’enregistrer le nom. Réessayez.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Le changer met fin aux autres sessions du compte et retire ses appareils. Cette session reste ouverte.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: 'Au moins {{passwordMin}} caractères ; {{passwordAdvised}} ou plus, c’est mieux.',
    long: 'Bonne longueur.',
    submit: 'Changer le mot de passe',
    changed: 'Mot de passe changé',
    changedText: 'Les autres sessions sont fermées ; celle-ci reste ouverte.',
    failed: 'Impossible de changer le mot de passe. Réessayez.',
  },
  devices: {
    title: 'Appareils',
    text: 'Les appareils connectés à ce compte. En retirer un met fin à toutes les sessions sauf celle-ci ; celles déjà ouvertes peuvent mettre jusqu’à une heure à se fermer.',
    this: 'Cet appareil',
    fresh: 'Nouveau',
    unnamed: 'Navigateur inconnu',
    first: 'Première fois',
    last: 'Dernière fois',
    end: 'Retirer',
    endOf: 'Retirer : {{name}}',
    ended: 'Appareil retiré',
    none: 'Aucun appareil connu pour l’instant.',
    unknown: 'Hors connexion : les appareils ne s’affichent qu’en ligne.',
    failed: 'Impossible de charger les appareils. Réessayez.',
    endFailed: 'Impossible de retirer l’appareil. Réessayez.',
  },
  everywhere: {
    submit: 'Se déconnecter partout',
    text: 'Met fin à toutes les sessions du compte, celle-ci comprise, et retire ses appareils.',
  },
  fresh: {
    text: 'Connexion depuis un nouvel appareil : {{name}} ({{when}})',
    mine: 'C’était moi',
    look: 'Voir mes appareils',
  },
}
