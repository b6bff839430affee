/** The templates of an answer: thanks with the next step, the pilot sample, and a kind no. */
export const replyTemplates = ['price', 'pilot', 'no'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** The pieces of an answer in the visitor's language; without `text` and `next` there is only the frame. */
interface ReplyParts {
  greeting: string
  text?: string
  /** What the visitor chose in the form, each wish a line. */
  wishes: { intro: string; lines: readonly string[] }
  next?: string
  closing: string
}

/** An answer to begin with: paragraphs with a blank line between them. */
export function replyText({ greeting, text, wishes: { intro, lines }, next, closing }: ReplyParts): string {
  if (!text) return `${greeting}\n\n\n\n${closing}`
  const wishes = lines.length > 0 ? [[intro, ...lines.map((line) => `- ${line}`)].join('\n')] : []
  return [greeting, text, ...wishes, next, closing].filter(Boolean).join('\n\n')
}
