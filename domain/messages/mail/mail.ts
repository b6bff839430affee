/** An e-mail as the server sends it. */
export interface Mail {
  to: string
  /** The address for replies. */
  replyTo?: string
  subject: string
  text: string
  html: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Returns a text in a form that HTML shows as it is. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
