import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { enquiryLimits } from '@studio/domain/messages/contact'
import type { Firestore } from 'firebase-admin/firestore'
import { submitContactHandler } from '../../functions/src/messages/submitContact.ts'
import { exactly, type Figure, inLanes, timed, told } from '../shared/figures.ts'

const burst = 1000
/** Number of simulated instances; each has its own memory, as in the cloud. */
const instances = 4
/** Parallel calls per instance, as in Cloud Functions. */
const concurrency = 80

const form = (email: string) => ({
  name: 'Ana Núñez',
  email,
  message: 'Quiero editar tres reels para mi tienda.',
  consent: true,
  key: randomUUID(),
  open_ms: 45_000,
})
const address = (n: number) => `2001:db8:${Math.floor(n / 250).toString(16)}:${(n % 250).toString(16)}::1`

/** Sends a burst of enquiries, each twice; then floods from one address and from one e-mail. */
export async function enquiries(db: Firestore): Promise<Figure[]> {
  const settings = { secret: () => 'load', trustedProxies: () => 1, now: Date.now }
  const handlers = Array.from({ length: instances }, () => submitContactHandler(db, settings))
  const run = randomUUID()
  const send = async (data: ReturnType<typeof form>, from: string, n: number) => {
    const rawRequest = { headers: { 'x-forwarded-for': from } }
    const answer = await handlers[n % instances]?.({ data, rawRequest }).catch(() => undefined)
    return answer?.id
  }
  const forms = Array.from({ length: burst }, (_, n) => form(`burst-${n}-${run}@example.com`))
  const ids = new Map<string, string | undefined>()
  const tasks = forms.flatMap((data, n) => [
    { data, n },
    { data, n },
  ])
  const { ms } = await timed(() =>
    inLanes(tasks, instances * concurrency, async ({ data, n }) => {
      const id = await send(data, address(n), n)
      if (id) ids.set(data.key, id)
    }),
  )
  const messages = db.collection(collections.messages)
  const stored = (await messages.where('name', '==', 'Ana Núñez').get()).docs
  const inBurst = stored.filter((one) => String(one.get('email')).endsWith(`${run}@example.com`))
  const inInbox = inBurst.filter((one) => one.get('suspected') === false).length

  const flood = async (count: number, email: (n: number) => string, from: (n: number) => string) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => send(form(email(n)), from(n), n)))
    return answers.filter(Boolean).length
  }
  const fromOnePlace = await flood(
    200,
    (n) => `place-${n}-${run}@example.com`,
    () => '198.51.100.1',
  )
  const fromOneEmail = await flood(
    200,
    () => `one-${run}@example.com`,
    (n) => address(5000 + n),
  )
  return [
    told(`${burst} enquiries in a burst, each sent twice, to ${instances} instances`, ms),
    exactly('… stored', burst, inBurst.length),
    exactly('… lost', 0, forms.filter(({ key }) => !ids.has(key)).length),
    exactly('… stored twice', 0, inBurst.length - new Set(inBurst.map((one) => one.get('email'))).size),
    exactly('… in the inbox; the others are kept apart', enquiryLimits.inbox, inInbox),
    exactly('200 at once from one address: taken', enquiryLimits.address, fromOnePlace),
    exactly('200 at once from one e-mail: taken', enquiryLimits.email, fromOneEmail),
  ]
}
