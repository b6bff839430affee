import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail } from '@studio/domain/messages/mail/mail'
import { isEmail } from '@studio/domain/values/email'
import { createTransport } from 'nodemailer'
import { codeOf, logFact } from '../lib/log.ts'
import type { Outcome } from './sender.ts'

/** A mail with its sender's name and an id, which lets mail programs drop a copy. */
export interface Sending extends Mail {
  id: string
  fromName: string
  /** True for a mail that no program should answer. */
  isAutomatic?: boolean
}

export type SendMail = (mail: Sending) => Promise<Outcome>

interface MailServer {
  /** `smtps://user:password@host:port`, maybe with `?from=address`; 'off' without a mail server. */
  url: () => string
  /** On the emulators, `file:` and a folder store each mail in a file instead. */
  isEmulated: boolean
}

/** Timeout of each step with the mail server, in ms. */
const patienceMs = 8000

/** Returns a function that sends a mail. It never throws: the result names the reason for a failure. */
export const mailSender =
  ({ url, isEmulated }: MailServer): SendMail =>
  async (mail) => {
    const server = url().trim()
    if (server === 'off' || server === '') return 'off'
    try {
      if (isEmulated && server.startsWith('file:')) await store(mail, server.slice('file:'.length))
      else {
        const parsed = serverIn(server)
        if (!parsed) return 'settings'
        await createTransport(parsed.options).sendMail(messageOf(mail, parsed.from))
      }
      return ''
    } catch (error) {
      const reason = reasonOf(error)
      logFact('mail not sent', { reason, code: String(codeOf(error) ?? '') })
      return reason
    }
  }

/** Returns the options and the sender in a mail server's address; undefined if it is malformed. */
function serverIn(text: string) {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, searchParams } = new URL(text)
  const user = decodeURIComponent(username)
  const from = searchParams.get('from') ?? user
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '' || !isEmail(from)) return undefined
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+)$/.test(hostname)
  const secure = protocol === 'smtps:'
  return {
    from,
    options: {
      ...{ host: hostname, port: Number(port) || (secure ? 465 : 587), secure },
      // The password never travels unencrypted.
      requireTLS: !secure && !isHere,
      ...(user && { auth: { user, pass: decodeURIComponent(password) } }),
      ...{ connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    },
  }
}

const messageOf = ({ id, fromName, isAutomatic, ...mail }: Sending, from: string) => ({
  ...mail,
  from: { name: fromName, address: from },
  messageId: `<${id}@${from.split('@').at(-1)}>`,
  ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } }),
})

async function store(mail: Sending, folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, 'studio@example.com'))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${mail.id}.eml`), message)
}

const withoutAnswer = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROXY']

/** Returns the reason in an error of nodemailer, from its code and the server's answer (RFC 5321). */
function reasonOf(error: unknown): Exclude<Outcome, ''> {
  const code = String(codeOf(error))
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (answer >= 400 && answer < 500 && answer !== 454) return 'busy'
  if (['EAUTH', 'ENOAUTH'].includes(code)) return 'password'
  if (code === 'EENVELOPE') return 'recipient'
  return withoutAnswer.includes(code) ? 'unreachable' : 'refused'
}
