/** The templates of an answer: thanks with the next step, the pilot sample, a friendly refusal, and the owner's own. */
export const replyTemplates = ['price', 'pilot', 'no', 'own'] as const
export type ReplyTemplate = (typeof replyTemplates)[number]

/** The parts of an answer in the visitor's language; without `text` and `next` only greeting and closing remain. */
interface ReplyParts {
  greeting: string
  text?: string
  /** The visitor's choices in the form, one line each. */
  wishes: { intro: string; lines: readonly string[] }
  next?: string
  closing: string
  /** The studio's name, below the closing. */
  signature: string
}

/** Returns the draft of an answer: paragraphs separated by blank lines. */
export function replyText({ greeting, text, wishes: { intro, lines }, next, closing, signature }: ReplyParts): string {
  const end = [closing, signature].filter(Boolean).join('\n')
  if (!text) return `${greeting}\n\n\n\n${end}`
  const wishes = lines.length > 0 ? [[intro, ...lines.map((line) => `- ${line}`)].join('\n')] : []
  return [greeting, text, ...wishes, next, end].filter(Boolean).join('\n\n')
}
