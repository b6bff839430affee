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
import type { Words } from './public'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in Spanish, with the exact texts of the specification. */
export const consoleTexts = {
  auth: {
    title: 'Iniciar sesión',
    subtitle: 'Consola del estudio',
    noScript: 'La consola necesita JavaScript. Actívalo en el navegador y recarga la página.',
    email: 'Email',
    password: 'Contraseña',
    submit: 'Entrar',
    submitting: 'Entrando…',
    back: 'Volver al sitio',
    success: 'Sesión iniciada',
    failed: 'No se pudo iniciar sesión',
    wrong: 'Email o contraseña incorrectos',
    network: 'Sin conexión: para el primer inicio de sesión hace falta internet.',
    throttled: 'Demasiados intentos. Espera unos minutos e intenta de nuevo.',
    disabled: 'Esta cuenta está desactivada.',
    refused: 'El servidor no permitió este acceso. Espera un minuto e intenta de nuevo.',
    tooSoon:
      'Esta contraseña se cambió pocos minutos después de cerrar todas las sesiones. Espera diez minutos y pide un enlace nuevo.',
    unexpected: 'Ocurrió un error inesperado. Intenta de nuevo.',
    notAdmin: 'Esta cuenta no tiene permiso para usar la consola.',
    ended: 'El servidor cerró la sesión, quizá porque la contraseña cambió o la cuenta ya no existe.',
    expired: 'Esta sesión terminó: pasaron 30 días sin usarla, o 90 desde que confirmaste quién eres.',
    waiting: 'Pendiente en este dispositivo hasta que {{email}} vuelva a entrar: {{what}}.',
    unsent: {
      erased: 'Se borrará de este dispositivo el {{date}}, salvo que elijas conservarlo.',
      keep: 'Conservar aquí',
      kept: 'Se queda en este dispositivo hasta que lo descartes.',
    },
    lockedFor_one: 'Demasiados intentos fallidos. Intenta nuevamente en {{n}} minuto',
    lockedFor_other: 'Demasiados intentos fallidos. Intenta nuevamente en {{n}} minutos',
    lockedNow: 'Demasiados intentos fallidos. Tu cuenta ha sido bloqueada temporalmente por {{duration}}.',
    remaining: 'Intentos restantes',
    checking: 'Comprobando la sesión',
    access,
  },
  passkeys,
  admin: {
    label: 'Consola',
    nav: {
      menu: 'Menú de la consola',
      dashboard: 'Panel',
      projects: 'Proyectos',
      testimonials: 'Testimonios',
      sections: 'Página',
      prices: 'Precios',
      users: 'Usuarios',
      createUser: 'Crear administrador',
      messages: 'Mensajes',
      settings: 'Configuración',
      translations: 'Traducciones',
      importExport: 'Copia de seguridad',
    },
    site: 'Volver al sitio',
    signOut: 'Cerrar sesión',
    signOutAnyway: 'Cerrar sesión y descartar',
    stay: 'Quedarme',
    common: {
      create: 'Crear',
      update: 'Actualizar',
      saving: 'Guardando...',
      cancel: 'Cancelar',
      delete: 'Eliminar',
      edit: 'Editar',
      back: 'Volver',
      actions: 'Acciones',
      keptOnDevice: 'Guardado en este dispositivo',
      deletedOnDevice: 'Eliminado en este dispositivo',
      publishedLater: 'Se publicará cuando vuelva la conexión.',
      publishing: 'Se está publicando; el servidor tarda en responder.',
      reload: 'Reintentar',
      offlineEmpty: 'Sin conexión y sin datos en este dispositivo todavía.',
      fixErrors: 'Por favor completa todos los campos requeridos',
      languageTabs: 'Idiomas del contenido',
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

export type ConsoleTexts = Words<typeof consoleTexts>
