import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in English. */
export const permissions: PermissionsTexts = {
  title: 'Who can do what',
  text: 'These are the rules the server applies to every request. Their tests are made from this same table.',
  action: 'Action',
  who: 'Who',
  nobody: 'Nobody',
  server: 'The server',
  only: { own: '{{who}}: their own only', others: '{{who}}: other people’s only' },
  operations: {
    get: 'View one',
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
    outbox_receipts: 'Receipts of the devices',
    deletions: 'Notes of what is deleted',
    media: 'Own pictures',
    audit_log: 'Activity log',
  },
  internal: { title: 'Internal data', text: 'Only the server reads and writes these; nobody can from a browser.' },
  fields: 'Fields',
  field: 'Field',
  onCreate: 'When created',
  onUpdate: 'When changed',
  inTenLanguages: 'in ten languages',
}
