import type { Words } from './public'

/** The page of the signed-in account, in Spanish. */
export const account = {
  title: 'Tu cuenta',
  text: 'Nombre, contraseña y dispositivos de {{email}}.',
  offline: 'Sin conexión: para cambiar la cuenta hace falta internet.',
  name: {
    title: 'Nombre',
    label: 'Nombre completo',
    save: 'Guardar el nombre',
    saved: 'Nombre guardado',
    failed: 'No se pudo guardar el nombre. Intenta de nuevo.',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierran las demás sesiones de la cuenta y se quitan sus dispositivos. Esta sesión sigue abierta.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: 'Mínimo {{passwordMin}} caracteres; mejor, {{passwordAdvised}} o más.',
    long: 'Buena longitud.',
    submit: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada',
    changedText: 'Las demás sesiones se cerraron; esta sigue abierta.',
    failed: 'No se pudo cambiar la contraseña. Intenta de nuevo.',
  },
  devices: {
    title: 'Dispositivos',
    text: 'Los que iniciaron sesión con esta cuenta. Al quitar uno se cierran todas las sesiones menos esta; las abiertas pueden tardar hasta una hora en cerrarse.',
    this: 'Este dispositivo',
    fresh: 'Nuevo',
    unnamed: 'Navegador desconocido',
    first: 'Primera vez',
    last: 'Última vez',
    end: 'Quitar',
    endOf: 'Quitar: {{name}}',
    ended: 'Dispositivo quitado',
    none: 'Todavía no hay dispositivos conocidos.',
    unknown: 'Sin conexión: los dispositivos se ven con internet.',
    failed: 'No se pudieron cargar los dispositivos. Intenta de nuevo.',
    endFailed: 'No se pudo quitar. Intenta de nuevo.',
  },
  everywhere: {
    submit: 'Cerrar sesión en todas partes',
    text: 'Cierra todas las sesiones de la cuenta, también esta, y quita sus dispositivos.',
  },
  fresh: {
    text: 'Inicio de sesión desde un dispositivo nuevo: {{name}} ({{when}})',
    mine: 'Fui yo',
    look: 'Ver mis dispositivos',
  },
}

export type AccountTexts = Words<typeof account>
