import type { Words } from './public'

/** The page that says who may do what, in Spanish. */
export const permissions = {
  title: 'Quién puede hacer qué',
  text: 'Estas son las reglas que el servidor aplica a cada petición. Sus pruebas salen de esta misma tabla.',
  action: 'Acción',
  who: 'Quién',
  nobody: 'Nadie',
  server: 'El servidor',
  only: { own: '{{who}}: solo lo propio', others: '{{who}}: solo lo de otras personas' },
  operations: {
    get: 'Ver un elemento',
    list: 'Ver la lista',
    create: 'Crear',
    update: 'Cambiar',
    delete: 'Eliminar',
  },
  principals: {
    visitor: 'Visitante',
    member: 'Usuario sin rol',
    admin: 'Administrador',
    formerAdmin: 'Antiguo administrador',
  },
  collections: {
    portfolio_projects: 'Proyectos',
    testimonials: 'Testimonios',
    site_settings: 'Configuración',
    contact_messages: 'Mensajes',
    profiles: 'Perfiles',
    user_roles: 'Roles',
    outbox_receipts: 'Acuses de recibo de los dispositivos',
    deletions: 'Notas de lo que se elimina',
    media: 'Imágenes del estudio',
    audit_log: 'Registro de actividad',
  },
  internal: {
    title: 'Datos internos',
    text: 'Solo el servidor los lee y los escribe; nadie puede hacerlo desde un navegador.',
  },
  fields: 'Campos',
  field: 'Campo',
  onCreate: 'Al crear',
  onUpdate: 'Al cambiar',
  inTenLanguages: 'en diez idiomas',
}

export type PermissionsTexts = Words<typeof permissions>
