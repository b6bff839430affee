import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in English. */
export const permissions: PermissionsTexts = {
  title: 'Who can do what',
  text: 'These are the rules the server applies to every request. Their tests come from this same table.',
  action: 'Action',
  who: 'Who',
  nobody: 'Nobody',
  server: 'The server',
  only: { own: '{{who}}: only their own', others: '{{who}}: only other people’s' },
  operations: {
    get: 'View one item',
    list: 'View the list',
    create: 'Create',
    update: 'Change',
    delete: 'Delete',
  },
  principals: {
    visitor: 'Visitor',
    member: 'User without a role',
    admin: 'Administrator',
    formerAdmin: 'Former administrator',
  },
  collections: {
    portfolio_projects: 'Projects',
    testimonials: 'Testimonials',
    site_settings: 'Settings',
    contact_messages: 'Messages',
    profiles: 'Profiles',
    user_roles: 'Roles',
    outbox_receipts: 'Device receipts',
    deletions: 'Deletion notes',
    media: 'The studio’s images',
    audit_log: 'Activity log',
  },
  internal: {
    title: 'Internal data',
    text: 'Only the server reads and writes these; nobody can do so from a browser.',
  },
  fields: 'Fields',
  field: 'Field',
  onCreate: 'On creation',
  onUpdate: 'On change',
  inTenLanguages: 'in ten languages',
}
