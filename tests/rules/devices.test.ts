import { collections } from '@studio/domain/collections'
import fc from 'fast-check'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectDocument } from '../support/factories.ts'
import { Device, type Watch } from './devices/device.ts'
import { Judge } from './devices/judge.ts'
import { fields, found, type Script, type Step, scripts, texts } from './devices/script.ts'
import { emulatorHost, type Fields, justNow, openStudio, people, rolePath, type Studio } from './studio.ts'

const projectId = 'demo-rules-devices'
const isLong = process.env.FUZZ === 'long'
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)
const runs = isLong ? 2000 : 50

let studio: Studio
let apps: FirebaseApp[] = []
let databases: Firestore[] = []

beforeAll(async () => {
  studio = await openStudio(projectId)
  const [host = '', port] = emulatorHost().split(':')
  apps = [0, 1, 2].map((device) => initializeApp({ projectId, apiKey: 'none' }, `device-${device}`))
  databases = apps.map((app) => {
    const db = initializeFirestore(app, {})
    connectFirestoreEmulator(db, host, Number(port), {
      mockUserToken: { user_id: people.admin, sub: people.admin, auth_time: justNow },
    })
    return db
  })
})
afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await studio.close()
})

const stored = () => studio.read(collections.projects)

/** Stores three rows; the last was stored by hand, without a position. */
async function begin() {
  for (const id of (await stored()).keys()) await studio.remove(`${collections.projects}/${id}`)
  await studio.grant(people.admin)
  const document = (order_position: number) =>
    projectDocument({ order_position, ...Object.fromEntries(fields.map((field) => [field, texts[0]])) })
  const { order_position: _, ...unplaced } = document(2)
  await studio.store({
    [`${collections.projects}/a`]: { ...document(0) },
    [`${collections.projects}/b`]: { ...document(1) },
    [`${collections.projects}/c`]: { ...unplaced },
  })
}

/** Plays a script, then lets all devices finish. Throws if an invariant is broken. */
async function play({ devices: count, steps }: Script) {
  await begin()
  const judge = new Judge()
  let hasRole = true
  const gone = new Map<string, Fields>()
  const watch: Watch = async (batch, request) => {
    const before = await stored()
    const outcome = await request()
    if (outcome.kind === 'refused' && hasRole) throw new Error(`refused: ${outcome.refusal}`)
    const after = await stored()
    judge.request(batch, outcome, before, after)
    for (const [id, fields] of before) if (!after.has(id)) gone.set(id, fields)
    return outcome
  }
  const devices = databases.slice(0, count).map((db) => new Device(db, watch))
  const listen = async (device: Device) => device.hear(await stored())
  for (const device of devices) await listen(device)
  /** Sends until nothing is left, or until something has to wait. */
  const meet = async (device: Device) => {
    while (['published', 'conflict'].includes((await device.sync('arrives')) ?? ''));
    await listen(device)
  }
  const settle = async (device: Device, side: 'mine' | 'theirs') => {
    for (const conflict of await device.conflicts()) {
      judge.question(conflict)
      await device.settle(conflict, side)
    }
  }
  const giveRole = async (isGiven: boolean) => {
    hasRole = isGiven
    await (isGiven ? studio.grant(people.admin) : studio.remove(rolePath(people.admin)))
  }
  const take = async (step: Step) => {
    const device = devices[step.device]
    if (!device) return
    const rows = await device.rows()
    const row = 'row' in step ? rows[step.row % rows.length] : undefined
    if (step.do === 'edit' && row) await device.edit(row, { [step.field]: step.text })
    if (step.do === 'create') await device.create({})
    if (step.do === 'duplicate' && row) await device.create({ title_es: row.title_es })
    if (step.do === 'remove' && row) await device.remove(row)
    if (step.do === 'move' && row) await device.move(rows, rows.indexOf(row), step.to % rows.length)
    if (step.do === 'hear') await listen(device)
    if (step.do === 'sync') await device.sync(step.delivery)
    if (step.do === 'meet') await meet(device)
    if (step.do === 'kill') await device.kill(step.at)
    const [id, last] = (step.do === 'bringBack' && [...gone][step.row % gone.size]) || []
    if (id && last) await device.bringBack(id, last)
    if (step.do === 'arrive') await device.arrive()
    if (step.do === 'settle') await settle(device, step.side)
    if (step.do === 'undo') await device.undo()
    if (step.do === 'tryAgain') await device.tryAgain()
    if (step.do === 'signInAgain') device.signInAgain()
    if (step.do === 'role') await giveRole(step.isGiven)
  }
  for (const step of steps) await take(step)
  await giveRole(true)
  for (const device of devices) {
    await device.arrive()
    await device.tryAgain()
    for (let tries = 0; (await device.entries()).length > 0; tries += 1) {
      if (tries > 60) throw new Error('the outbox does not empty')
      await meet(device)
      await settle(device, tries % 2 ? 'mine' : 'theirs')
    }
  }
  for (const device of devices) await listen(device)
  const [first, ...others] = await Promise.all(devices.map((device) => device.rows()))
  for (const other of others) expect(other).toEqual(first)
  expect(first).toHaveLength((await stored()).size)
}

const asScript = ({ devices, steps }: Script) =>
  JSON.stringify({ devices, steps }, undefined, 0).replaceAll('},{', '},\n{')

it(`${runs} random sequences on several devices lose nothing, overwrite nothing unseen, and ask nobody needlessly`, async () => {
  await fc.assert(fc.asyncProperty(scripts, play), {
    seed,
    numRuns: runs + found.length,
    examples: found,
    endOnFailure: false,
    reporter: ({ failed, counterexample, errorInstance, numRuns, seed }) => {
      if (!failed || !counterexample) return
      const [script] = counterexample
      throw new Error(`run ${numRuns}, seed ${seed}: ${errorInstance}\n${asScript(script)}`)
    },
  })
}, 3_600_000)
