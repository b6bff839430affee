import { Problem } from './problem.ts'

const ctrlC = '\u0003'
const backspace = ['\u0008', '\u007f']

/** Asks for a password without showing it; where there is no terminal, ADMIN_PASSWORD has it. */
export function askPassword(question: string): Promise<string> {
  const { stdin, stdout } = process
  if (process.env.ADMIN_PASSWORD) return Promise.resolve(process.env.ADMIN_PASSWORD)
  if (!stdin.isTTY) throw new Problem('There is no terminal to ask for the password: set ADMIN_PASSWORD.')
  stdout.write(question)
  stdin.setRawMode(true).setEncoding('utf8').resume()
  return new Promise((resolve, reject) => {
    let typed = ''
    const close = () => {
      stdin.off('data', read).setRawMode(false).pause()
      stdout.write('\n')
    }
    // A paste arrives in one piece, so every character is looked at.
    const read = (chunk: string) => {
      for (const key of chunk) {
        if (key === '\r' || key === '\n') {
          close()
          return resolve(typed)
        }
        if (key === ctrlC) {
          close()
          return reject(new Problem('Nothing was changed.'))
        }
        if (backspace.includes(key)) typed = [...typed].slice(0, -1).join('')
        else typed += key
      }
    }
    stdin.on('data', read)
  })
}
