import { collections } from '@studio/domain/collections'
import { trashing, untrashing } from '@studio/domain/messages/message'
import { conflictsIn } from '@studio/domain/outbox/conflicts'
import { summarize } from '@studio/domain/outbox/summary'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { keepPicture } from '../../web/src/device/pictures.ts'
import { messages, patienceMs, SimulatedDevice, type Watch } from './device.ts'
import { found } from './found.ts'
import { Judge, translations } from './judge.ts'
import { SimulatedServer } from './server.ts'
import { type Sequence, type Step, sequences } from './steps.ts'

const isLong = process.env.FUZZ === 'long'
const seed = Number(process.env.FUZZ_SEED ?? 20_261_127)
const runs = Number(process.env.FUZZ_RUNS ?? (isLong ? 20_000 : 50))

const spanish = ['A', 'B', 'C', 'D'] as const
const pictures = ['a1', 'b2'].map((part) => part.repeat(32))

beforeAll(async () => {
  // Node has no database, so the pictures last as long as the page.
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const name of pictures) await keepPicture('owner', name, { large: 'x', medium: 'x', small: 'x' })
  warn.mockRestore()
})

const document = {
  ...{ title_es: 'A', title_fr: 'A', title_it: 'A', client_name: 'A', image_url: 'https://example.com/a.webp' },
  ...{ text_marks: { title_fr: 'copied', title_it: 'copied' }, translated_from: {} },
}
const whole = { ...document, featured: false, visibility: 'visible' }

/**
 * Returns a server with two complete projects and an older one without some fields, a group of settings, and two
 * messages, one in the trash.
 */
const begin = () =>
  new SimulatedServer({
    [`${collections.projects}/a`]: { ...whole, order_position: 0, rev: 'a0', base_rev: '' },
    [`${collections.projects}/b`]: { ...whole, order_position: 1, rev: 'b0', base_rev: '' },
    [`${collections.projects}/c`]: { ...document, rev: 'c0', base_rev: '' },
    [`${collections.settings}/contact_info`]: {
      ...{ key: 'contact_info', value: { email: 'A', phone: 'A', location: 'A' } },
      ...{ updated_by: 'owner', rev: 's0', base_rev: '' },
    },
    [`${collections.messages}/m`]: { suspected: false, trashed_from: '', status: 'new', note: '', name: 'Pía' },
    [`${collections.messages}/n`]: { suspected: null, trashed_from: 'inbox', status: 'read', note: '', name: 'Luis' },
  })

/** Plays a sequence, then lets all devices finish. Throws if an invariant is broken. */
async function play({ clocks, steps }: Sequence) {
  const server = begin()
  const judge = new Judge(server)
  const watch: Watch = (batch, request) => {
    const before = server.documents
    const outcome = request()
    judge.request(batch, outcome, before, server.documents)
    return outcome
  }
  const devices = clocks.map((daysOff) => new SimulatedDevice(server, watch, daysOff))
  /** Sends the next batch, which must not drop an open question. */
  const sync: SimulatedDevice['sync'] extends (delivery: infer Delivery) => unknown
    ? (device: SimulatedDevice, delivery: Delivery) => ReturnType<SimulatedDevice['sync']>
    : never = async (device, delivery) => {
    const own = await device.entries()
    const result = await device.sync(delivery)
    const left = await device.entries()
    const conflicts = conflictsIn(left)
    judge.kept(conflictsIn(own), own, conflicts, left)
    for (const conflict of conflicts) judge.question(conflict)
    if (summarize(left, true).status === 'synced') expect(left).toEqual([])
    return result
  }
  const meet = async (device: SimulatedDevice) => {
    while (['published', 'conflict'].includes((await sync(device, 'arrives')) ?? ''));
    device.hear()
    const rows = await device.projects()
    judge.trash(await device.trash(), (id) => rows.some((row) => row.id === id))
  }
  const settle = async (device: SimulatedDevice, mask: number) => {
    for (const found of await device.conflicts()) {
      const { conflict, chosen, change } = await device.settle(found, mask)
      judge.resolution(conflict, chosen, change)
    }
  }
  /** Sends the next batch on a slow network. It is acknowledged although no single attempt gets an answer in time. */
  const sendSlowly = async (device: SimulatedDevice) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const attempt = async () => {
      const result = sync(device, 'isSlow')
      await vi.advanceTimersByTimeAsync(patienceMs)
      return result
    }
    const results = [await attempt(), await attempt()]
    vi.useRealTimers()
    if (results.at(-1) === 'waiting') throw new Error('a slow network gets nothing through')
  }
  const take = async (step: Step) => {
    const device = devices[step.device]
    if (!device) return
    server.passDays(0.1)
    await act(server, device, step)
    if (step.do === 'sync') await sync(device, step.delivery)
    if (step.do === 'sendSlowly') await sendSlowly(device)
    if (step.do === 'meet') await meet(device)
    if (step.do === 'removeAndRestore') {
      await meet(device)
      const rows = await device.projects()
      const row = rows[step.row % rows.length]
      if (row) await device.remove(row)
      await meet(device)
      await device.bringBack(0)
      await meet(device)
    }
    if (step.do === 'settle') await settle(device, step.mask)
  }
  for (const step of steps) await take(step)
  for (const device of devices) {
    await device.arrive()
    for (let tries = 0; (await device.entries()).length > 0; tries += 1) {
      if (tries > 60) throw new Error('the outbox does not empty')
      await meet(device)
      await settle(device, tries % 2 ? 7 : 0)
    }
  }
  for (const device of devices) device.hear()
  const [first, ...others] = await Promise.all(devices.map((device) => device.shown()))
  for (const other of others) expect(other).toEqual(first)
}

/** Performs an action of the owner on a device's page. */
async function act(server: SimulatedServer, device: SimulatedDevice, step: Step) {
  if (step.do === 'hear') device.hear()
  if (step.do === 'arrive') await device.arrive()
  if (step.do === 'undo') await device.undo()
  if (step.do === 'wait') server.passDays(step.days)
  if (step.do === 'create') await device.create({ ...whole, order_position: (await device.projects()).length })
  if (step.do === 'bringBack') await device.bringBack(step.row)
  if (step.do === 'setting') {
    const [group] = await device.groups(step.isStale)
    const key = ['email', 'phone', 'location'][step.key] ?? ''
    if (group) await device.setGroup(group, { [key]: spanish[step.word] })
  }
  const inbox = await device.messages()
  const message = 'word' in step ? inbox[step.word % inbox.length] : undefined
  if (message && step.do === 'note') await device.write(messages.patch(message, { note: spanish[step.word] }))
  const status = 'word' in step && step.word > 0 ? 'read' : 'archived'
  if (message && step.do === 'status' && message.status !== status)
    await device.write(messages.patch(message, { status }))
  const isTrashed = message?.trashed_from !== ''
  if (message && step.do === 'trashMessage' && !isTrashed)
    await device.write(messages.patch(message, trashing(message)))
  if (message && step.do === 'untrashMessage' && isTrashed)
    await device.write(messages.patch(message, untrashing(message)))
  if (message && step.do === 'deleteMessage' && isTrashed)
    await device.write(messages.remove(message, { trashed_from: message.trashed_from }))
  if ('row' in step) await actOnProject(server, device, step)
}

async function actOnProject(server: SimulatedServer, device: SimulatedDevice, step: Extract<Step, { row: number }>) {
  const rows = await device.projects('isStale' in step && step.isStale)
  const row = rows[step.row % rows.length]
  if (!row) return
  if (step.do === 'remove') await device.remove(row)
  if (step.do === 'version') {
    const versions = server.versions.get(`${collections.projects}/${row.id}`) ?? []
    const { title_es, client_name } = versions[step.row % versions.length] ?? {}
    await device.save(row, { title_es: String(title_es ?? ''), client_name: String(client_name ?? '') })
  }
  if (!('word' in step)) return
  const name = step.row % 2 ? 'title_it' : 'title_fr'
  if (step.do === 'spanish') await device.save(row, { title_es: spanish[step.word] ?? '' })
  if (step.do === 'client') await device.save(row, { client_name: spanish[step.word] ?? '' })
  if (step.do === 'translate') await device.translate(row, name, translations[step.word] ?? '')
  if (step.do === 'copy') await device.copy(row, name)
  if (step.do === 'hide') await device.save(row, { visibility: step.word > 0 ? 'hidden' : 'visible' })
  if (step.do === 'star') await device.save(row, { featured: step.word > 0 })
  if (step.do === 'picture') await device.choosePicture(row, pictures[step.word % 2] ?? '')
}

const asText = (sequence: Sequence) => JSON.stringify(sequence).replaceAll('},{', '},\n{')

it.each(found)('A former fault stays fixed: $breach', ({ sequence }) => play(sequence))

it(`${runs} random sequences on devices with right and wrong clocks lose no work, no question, no mark, and nothing that was restored`, async () => {
  await fc.assert(fc.asyncProperty(sequences, play), {
    seed,
    numRuns: runs,
    reporter: ({ failed, counterexample, errorInstance, numRuns, seed }) => {
      const [sequence] = counterexample ?? []
      if (!failed || !sequence) return
      throw new Error(`run ${numRuns}, seed ${seed}: ${errorInstance}\n${asText(sequence)}`)
    },
  })
}, 7_200_000)
