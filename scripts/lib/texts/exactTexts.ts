import type { LanguageCode } from '@studio/domain/languages'

/**
 * Texts that the specification fixes word for word although they break a rule of their language. No other text is
 * exempt from the rules.
 */
export const exactTexts: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  es: new Set([
    'Oops! Page not found',
    'Return to Home',
    'Ahorra hasta 20%',
    'Guardando...',
    'Eliminar testimonio?',
    'Asignar rol de administrador?',
    'Quitar rol de administrador?',
    'Usuario creado!',
  ]),
  ja: new Set(['役割必須']),
}
