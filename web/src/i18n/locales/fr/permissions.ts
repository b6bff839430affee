import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in French. */
export const permissions: PermissionsTexts = {
  title: 'Qui peut faire quoi',
  text: 'Voici les règles que le serveur applique à chaque requête. Leurs tests sont tirés de ce même tableau.',
  action: 'Action',
  who: 'Qui',
  nobody: 'Personne',
  server: 'Le serveur',
  only: { own: '{{who}} : uniquement ses propres données', others: '{{who}} : uniquement les données des autres' },
  operations: {
    get: 'Voir un élément',
    list: 'Voir la liste',
    create: 'Créer',
    update: 'Modifier',
    delete: 'Supprimer',
  },
  principals: {
    visitor: 'Visiteur',
    member: 'Utilisateur sans rôle',
    admin: 'Administrateur',
    formerAdmin: 'Ancien administrateur',
  },
  collections: {
    portfolio_projects: 'Projets',
    testimonials: 'Avis',
    site_settings: 'Paramètres',
    contact_messages: 'Messages',
    profiles: 'Profils',
    user_roles: 'Rôles',
    outbox_receipts: 'Accusés de réception des appareils',
    deletions: 'Notes de suppression',
    media: 'Images du studio',
    audit_log: 'Journal d’activité',
  },
  internal: {
    title: 'Données internes',
    text: 'Seul le serveur les lit et les écrit ; personne ne le peut depuis un navigateur.',
  },
  fields: 'Champs',
  field: 'Champ',
  onCreate: 'À la création',
  onUpdate: 'À la modification',
  inTenLanguages: 'en dix langues',
}
