import { Problem } from '../lib/problem.ts'

export interface Choice {
  name: string
  value: string
}

/** The source of answers: a person at the terminal, or a test. */
export interface Asker {
  choose(question: string, choices: readonly Choice[], usual?: string): Promise<string>
  /** Asks for a text until `check` accepts it. */
  write(question: string, usual: string, check: (text: string) => string | true): Promise<string>
  agree(question: string): Promise<boolean>
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
}

/** Answers nothing: without a terminal, every answer must be an option of the command. */
export const nobody: Asker = {
  choose: (question) => unanswered(question),
  write: (question) => unanswered(question),
  agree: (question) => unanswered(question),
}

function unanswered(question: string): Promise<never> {
  return Promise.reject(
    new Problem(
      `There is no terminal to ask: "${question}" Answer with --account, --project, --location, --billing, --owner or --yes.`,
    ),
  )
}
