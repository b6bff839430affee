import type { LanguageCode } from '@studio/domain/languages'
import type { Text } from './text.ts'

/** Names of people, firms, products and cities, which are not translated. */
const names =
  /\.samples\.\w+\.(?:name|company)$|\.client_company$|^public:payment\.\w+\.title$|^seed:(?:client|person)-[\w-]+\.(?:title|badge)$/

/** Texts that are the same in all Latin scripts: formats, services, and a reply’s `Re:`. */
const everywhere = list(
  'UGC|https://…|Reel|Reel / Short|Re: {{subject}}|ID|Admin|WhatsApp|Instagram|LinkedIn|YouTube|Facebook',
  'X|TikTok|Vimeo|Behance',
  'Showreel|Motion graphics|Video: {{title}}|Video: mp4 H.264 1080p, 20–40\u00a0MB.|{{range}}\u00a0h|{{range}}\u00a0s|Chat|Email',
  'Logo|Total|Total: {{n}}|Audio|Horizontal|Vertical|Visible',
)

/** Words that a language shares with Spanish. Before you add one, check that it is right in that language. */
const shared: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  en: list(
    'Color|No|Roles|Packs|Pack {{n}}|Videos|{{count}} video|{{count}} videos|Oops! Page not found|Return to Home',
  ),
  de: list('Videos'),
  fr: list('Packs|Pack {{n}}|{{field}} en {{language}}'),
  it: list(
    'Nota|Cambia|Campo|Cliente|Completo|completo|documento|Intermedio|No|Pesa {{kb}}\u00a0KB.|Tema|tu@email.com',
    'URL del video|URL del logo|Firma|{{count}}\u00a0formato|{{count}} video|{{n}} campo|{{n}} dispositivo|Formato',
  ),
  pt: list(
    'Abrir|Abrir chat|Abrir {{host}}|Administrador|Administradores|Antes|Buscando…|Buscar|Básico|Campo|Campos',
    'Cancelar|Claro|Cliente|Comercial|Completo|completo|Confirmar|Continuar: {{title}}|Conversamos|Copiado|Copiar',
    'Códigos copiados|Descartar|Dispositivos|documento|Duplicar {{title}}|Editamos|Editar',
    'Editar {{title}}|Empresa|Entrando…|Entrar|Entrega|Entregamos|Enviando…',
    'Este dispositivo|Exportando…|Exportar|Exportar CSV|Exportar JSON|Falta|Falta:|Formato de URL inválido|Formatos|Horas|{{from}} a {{to}}|{{range}}\u00a0segundo|{{range}}\u00a0segundos',
    'Idioma|Idiomas|Marcar como|Menos de {{price}}|Mostrar|Mover|Mover {{title}}',
    'Miniatura: 1280×720, menos de 150\u00a0KB.|Música|nunca|Oculto|Oferta piloto|{{label}} (opcional)|Ordenar por|Para entrar como {{email}}.',
    'Pesa {{kb}}\u00a0KB.|Principal|Programado|Publicado|Restaurar|Restaurar {{name}}|Restaurar este campo: {{field}}',
    'Resolver|Revisamos juntos|Semana|Sincronizado|Tema|Textos copiados|Todas|Todos|Título|Ver showreel',
    'Anterior|Nota|Duplicar|Filtros|Filtros ({{n}})|Destacar {{name}}|Nota privada|Responder|Responder a {{name}}|{{n}} de {{total}}',
    '{{count}}\u00a0formato|{{count}}\u00a0formatos|{{count}} contador|{{count}} contadores|{{n}} campo|{{n}} campos|{{n}} dispositivo|{{n}} dispositivos',
    'Créditos|Material: {{hours}}\u00a0h → entrega: {{length}}|Resultado|{{n}} resultado.|{{n}} resultados.|{{n}} texto|{{n}} textos|Formato',
    'Restaurar {{count}} campo|Visitante|{{done}} de {{total}} idioma|{{done}} de {{total}} idiomas|{{done}} de {{total}} idiomas completos|{{range}}\u00a0hora|{{range}}\u00a0horas',
    'Página|Editar {{name}}|Lista|Etiqueta|Texto|Editar texto|{{n}}/{{messageMax}} caracteres|{{shown}} de {{total}}|Último uso|Última vez|{{at}} de {{seconds}}',
    'Marcar como spam|Marcar como spam: {{name}}|Visitas|Capítulos|Pausar|Lista oculta',
  ),
}

function list(...rows: string[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row.split('|')))
}

/**
 * Returns whether a text may equal the Spanish one: it has no word, it is a name, or the language has the same wording.
 */
export const isSpanishToo = ({ language, key, text }: Text): boolean =>
  !/\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')) ||
  names.test(key) ||
  everywhere.has(text) ||
  shared[language]?.has(text) === true
