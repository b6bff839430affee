import 'fake-indexeddb/auto'
import { conflictsIn } from '@studio/domain/outbox/conflicts'
import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { summarize } from '@studio/domain/outbox/summary'
import { expect, vi } from 'vitest'
import { openOutboxStore } from '../../web/src/device/outboxStore.ts'
import { act } from './act.ts'
import { patienceMs, SimulatedDevice, type Watch } from './device.ts'
import { removed } from './edits.ts'
import { Judge } from './judge.ts'
import type { Sequence, Step } from './steps.ts'
import { newServer } from './studio.ts'

const refusedSince = (own: readonly PendingMutation[], left: readonly PendingMutation[]) =>
  left.filter(({ id, state }) => state === 'refused' && own.some((one) => one.id === id && one.state !== 'refused'))

/** Plays a sequence, then lets all devices finish. Throws if an invariant is broken. */
export async function play({ clocks, steps }: Sequence) {
  const server = newServer()
  const judge = new Judge(server)
  const watch: Watch = (batch, request) => {
    const before = server.documents
    const outcome = request()
    judge.request(batch, outcome, before, server.documents)
    return outcome
  }
  const store = await openOutboxStore()
  const devices = clocks.map((daysOff) => new SimulatedDevice(server, store, watch, daysOff))
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
    if (result === 'refused') for (const entry of refusedSince(own, left)) await judge.refusal(entry)
    return result
  }
  const meet = async (device: SimulatedDevice) => {
    while (['published', 'conflict'].includes((await sync(device, 'arrives')) ?? ''));
    await device.session.renew()
    device.session.isKnown()
    if (!device.session.isOpen) return
    device.hear()
    const rows = await device.restorable()
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
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'performance'] })
    device.enter()
    const attempt = async () => {
      let isSettled = false
      const result = sync(device, 'isSlow').finally(() => {
        isSettled = true
      })
      while (!isSettled) {
        await new Promise(setImmediate)
        if (device.hasSlowRequest()) await vi.advanceTimersByTimeAsync(patienceMs)
      }
      return result
    }
    const results = [await attempt(), await attempt()]
    vi.useRealTimers()
    device.enter()
    if (results.at(-1) === 'waiting' && device.session.isOpen) throw new Error('a slow network gets nothing through')
  }
  const take = async (step: Step) => {
    const device = devices[step.device]
    if (!device) return
    server.passDays(0.1)
    device.enter()
    await act(server, device, step)
    if (step.do === 'sync') await sync(device, step.delivery)
    if (step.do === 'sendSlowly') await sendSlowly(device)
    if (step.do === 'meet') await meet(device)
    if (step.do === 'removeAndRestore') {
      await meet(device)
      const row = await device.titled(step)
      if (row && device.session.isOpen) await device.write(removed(row))
      await meet(device)
      if (device.session.isOpen) await device.bringBack(0)
      await meet(device)
    }
    if (step.do === 'settle' && device.session.isOpen) await settle(device, step.mask)
    await device.session.forms.check()
  }
  const finish = async (device: SimulatedDevice) => {
    device.enter()
    await device.arrive()
    await meet(device)
    await device.signIn()
    for (let tries = 0; (await device.entries()).length > 0; tries += 1) {
      if (tries > 60) throw new Error('the outbox does not empty')
      await device.tryAgain()
      await meet(device)
      await settle(device, tries % 2 ? 7 : 0)
    }
    await device.session.forms.check()
  }
  try {
    for (const step of steps) await take(step)
    server.hasRole = true
    for (const device of devices) await finish(device)
    for (const device of devices) device.hear()
    const [first, ...others] = await Promise.all(devices.map((device) => device.shown()))
    for (const other of others) expect(other).toEqual(first)
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    for (const device of devices) await device.erase()
  }
}
