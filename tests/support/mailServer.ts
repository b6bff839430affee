import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail that the server has taken: its recipients and its whole text. */
interface Received {
  to: string[]
  text: string
}

/** The server's next answer: it takes the mail, or refuses it like real ones do. */
type Mood = 'well' | 'wrongPassword' | 'noSuchRecipient' | 'busy'

const failing = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

/** Starts a mail server on this machine. Its address has a user and a password. */
export async function startMailServer() {
  const received: Received[] = []
  const state = { mood: 'well' as Mood }
  const server = new SMTPServer({
    // Only the loopback interface is used, so nothing needs to be encrypted.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      const isRight = username === 'hola@luz.example' && password === 'clave/secreta' && state.mood !== 'wrongPassword'
      done(isRight ? null : failing('Invalid login', 535), isRight ? { user: username } : undefined)
    },
    onRcptTo: (_, __, done) => {
      if (state.mood === 'noSuchRecipient') done(failing('No such user', 550))
      else if (state.mood === 'busy') done(failing('Try again later', 451))
      else done()
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  return {
    received,
    state,
    url: `smtp://hola%40luz.example:clave%2Fsecreta@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
