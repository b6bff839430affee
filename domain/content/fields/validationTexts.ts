import type { LanguageCode } from '../../languages.ts'

/**
 * The Spanish validation messages (specification, section 5). Schemas carry the key as their message; the page looks
 * the key up in the visitor's dictionary, whose Spanish edition is this object.
 */
export const validationTexts = {
  nameShort: 'El nombre debe tener al menos {{nameMin}} caracteres',
  nameLong: 'El nombre es demasiado largo',
  nameCharacters: 'El nombre contiene caracteres inválidos',
  emailFormat: 'Formato de email inválido',
  emailAt: 'Formato de email inválido\nFalta la @',
  emailWhole: 'Formato de email inválido\nEscríbelo entero, como nombre@ejemplo.com',
  emailSpace: 'Formato de email inválido\nQuita el espacio',
  emailOne: 'Formato de email inválido\nEscribe una sola dirección',
  emailLong: 'El email es demasiado largo',
  messageShort: 'El mensaje debe tener al menos {{messageMin}} caracteres',
  messageLong: 'El mensaje es demasiado largo',
  linkFormat: 'Formato de URL inválido',
  choiceUnknown: 'Elige una de las opciones de la lista',
  consentMissing: 'Debes aceptar la política de privacidad',
  fieldsMissing: 'Por favor completa todos los campos requeridos',
  fullNameMissing: 'Escribe el nombre completo',
  passwordShort: 'La contraseña debe tener al menos {{passwordMin}} caracteres',
  passwordLong: 'La contraseña es demasiado larga',
  passwordBlank: 'La contraseña no puede ser solo espacios',
  passwordCommon: 'Esa contraseña es de las más usadas. Elige otra, mejor de {{passwordAdvised}} caracteres o más',
  passwordAbout: 'La contraseña no puede ser el nombre ni el email de la cuenta',
  imageUrl: 'URL de imagen válida requerida',
  videoUrl: 'URL de video válida',
  videoSingle:
    'Ese enlace no lleva a un solo video, sino a una lista, un canal o un evento: abre el video y pega su enlace',
  avatarUrl: 'URL válida',
  loopUrl: 'Debe ser la dirección https de un archivo MP4 o WebM',
  captionsFormat: 'No hay subtítulos con tiempos: elige un archivo SRT o VTT',
  lengthRange: 'Escribe un número entero de segundos, de 0 a {{lengthMax}}',
  clientNameMissing: 'Nombre requerido',
  ratingRange: 'La calificación va de {{ratingMin}} a {{ratingMax}} estrellas',
  dateFormat: 'Escribe la fecha completa, con un año de {{yearMin}} a {{yearMax}}',
  tooLong: 'El texto es demasiado largo',
  analyticsId: 'El identificador tiene la forma G-XXXXXXXXXX',
  monthsRange: 'Escribe un número entero de meses, de {{monthsMin}} a {{monthsMax}}',
  rateFormat: 'Escribe un número mayor que cero, con seis decimales como máximo',
  phoneFormat: 'Número de teléfono inválido',
  phoneCountry: 'Agrega el código de país, por ejemplo +57 300 000 0000',
  bodyTooLarge: 'El envío es demasiado grande',
} as const

export type ValidationKey = keyof typeof validationTexts

/** Returns whether a message is a key of the table. */
export const isValidationKey = (message: string): message is ValidationKey => Object.hasOwn(validationTexts, message)

/** Checks at compile time that a schema's message is a key of the table. */
export const messageKey = (key: ValidationKey): ValidationKey => key

/** Messages of the fields that are required in every language, each in the language of its tab. */
export const requiredTexts = {
  title: {
    es: 'Título requerido',
    en: 'Title required',
    pt: 'Título obrigatório',
    fr: 'Titre requis',
    de: 'Titel erforderlich',
    zh: '标题必填',
    ar: 'العنوان مطلوب',
    ru: 'Название обязательно',
    ja: 'タイトル必須',
    it: 'Titolo obbligatorio',
  },
  description: {
    es: 'Descripción requerida',
    en: 'Description required',
    pt: 'Descrição obrigatória',
    fr: 'Description requise',
    de: 'Beschreibung erforderlich',
    zh: '描述必填',
    ar: 'الوصف مطلوب',
    ru: 'Описание обязательно',
    ja: '説明必須',
    it: 'Descrizione obbligatoria',
  },
  category: {
    es: 'Categoría requerida',
    en: 'Category required',
    pt: 'Categoria obrigatória',
    fr: 'Catégorie requise',
    de: 'Kategorie erforderlich',
    zh: '类别必填',
    ar: 'الفئة مطلوبة',
    ru: 'Категория обязательна',
    ja: 'カテゴリ必須',
    it: 'Categoria obbligatoria',
  },
  client_role: {
    es: 'Rol requerido',
    en: 'Role required',
    pt: 'Papel obrigatório',
    fr: 'Rôle requis',
    de: 'Rolle erforderlich',
    zh: '角色必填',
    ar: 'الدور مطلوب',
    ru: 'Роль обязательна',
    ja: '役割必須',
    it: 'Ruolo obbligatorio',
  },
  content: {
    es: 'Contenido requerido',
    en: 'Content required',
    pt: 'Conteúdo obrigatório',
    fr: 'Contenu requis',
    de: 'Inhalt erforderlich',
    zh: '内容必填',
    ar: 'نص الرأي مطلوب',
    ru: 'Текст отзыва обязателен',
    ja: 'コメント必須',
    it: 'Testimonianza obbligatoria',
  },
} as const satisfies Record<string, { es: string } & Partial<Record<LanguageCode, string>>>

/** Returns a message in a language; in Spanish if a language added later has none. */
export function requiredTextIn(field: keyof typeof requiredTexts, code: LanguageCode): string {
  const texts: { es: string } & Partial<Record<LanguageCode, string>> = requiredTexts[field]
  return texts[code] ?? texts.es
}

/** Returns the validation text that a refused call names as its reason; undefined for any other error. */
export function refusedKey(error: unknown): ValidationKey | undefined {
  const reason = error instanceof Error && 'reason' in error ? String(error.reason) : ''
  return isValidationKey(reason) ? reason : undefined
}
