import { text } from 'node:stream/consumers'
import { Problem } from '../lib/problem.ts'

export interface Choice {
  name: string
  value: string
}

/** Someone who answers: a person at the terminal, or a test. */
export interface Asker {
  choose(question: string, choices: readonly Choice[], usual?: string): Promise<string>
  /** Asks for a text until `check` accepts it. */
  write(question: string, usual: string, check: (text: string) => string | true): Promise<string>
  agree(question: string): Promise<boolean>
  /** Asks for a secret without showing what is typed. */
  hide(question: string): Promise<string>
}

/** A person at the terminal. */
export const person: Asker = {
  async choose(message, choices, usual) {
    const { select } = await import('@inquirer/prompts')
    return select({ message, choices: [...choices], ...(usual && { default: usual }) })
  },
  async write(message, usual, validate) {
    const { input } = await import('@inquirer/prompts')
    return (await input({ message, default: usual, validate: (text) => validate(text.trim()) })).trim()
  },
  async agree(message) {
    const { confirm } = await import('@inquirer/prompts')
    return confirm({ message, default: true })
  },
  async hide(message) {
    const { password } = await import('@inquirer/prompts')
    return (await password({ message })).trim()
  },
}

/**
 * Stands in for a person if there is no terminal. Answers then come from the command's options, and secrets from
 * standard input.
 */
export const nobody: Asker = {
  choose: (question) => unanswered(question),
  write: (question) => unanswered(question),
  agree: (question) => unanswered(question),
  hide: async () => (await text(process.stdin)).trim(),
}

function unanswered(question: string): Promise<never> {
  return Promise.reject(
    new Problem(
      `There is no terminal to ask: "${question}" Answer with --account, --project, --location, --billing, --owner or --yes.`,
    ),
  )
}
