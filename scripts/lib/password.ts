import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Problem } from './problem.ts'

/** Asks for a password without showing it; ADMIN_PASSWORD answers instead, for example without a terminal. */
export async function askPassword(question: string): Promise<string> {
  const { stdin: input, stdout } = process
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  if (!input.isTTY) throw new Problem('There is no terminal to ask for the password: set ADMIN_PASSWORD.')
  stdout.write(question)
  // Hides the input: it is not echoed.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output, terminal: true })
  const stopped = new Promise<never>((_, reject) => {
    terminal.once('SIGINT', () => reject(new Problem('Nothing was changed.')))
  })
  try {
    return await Promise.race([terminal.question(''), stopped])
  } finally {
    terminal.close()
    stdout.write('\n')
  }
}
