/**
 * Spanish texts that the specification fixes word for word although they break a rule of Spanish. No other text is free
 * of the rules, and none of another language.
 */
export const exactTexts: ReadonlySet<string> = new Set([
  'Oops! Page not found',
  'Return to Home',
  'Ahorra hasta 20%',
  'Guardando...',
  'Eliminar testimonio?',
  'Asignar rol de administrador?',
  'Quitar rol de administrador?',
  'Usuario creado!',
])
