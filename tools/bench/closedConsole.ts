import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/settings/settings'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { projectId, siteUrl, testSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import { step } from '../../scripts/lib/steps.ts'
import { accounts } from '../../scripts/seed/accounts.ts'
import { startNoticeServices } from '../../tests/support/noticeServices.ts'
import { timed } from '../shared/figures.ts'
import { markdownTable, spread } from '../shared/numbers.ts'
import { onTestStudio } from '../shared/studio.ts'
import { sendEnquiry } from './arrivals.ts'
import { type Goal, inTimeGoal } from './goals.ts'

/** Times from sending an enquiry, in ms. */
interface ClosedTimes {
  /** Until the first notification, for which the emulator starts the trigger's process; it counts for nothing else. */
  cold: number
  /** Until the form's call was answered, as a reference. */
  call: number[]
  /** Until the notification had arrived at the push service. */
  push: number[]
  /** Until the owner's mail was written. On the emulators it becomes a file. */
  mail: number[]
  /** The time that a mail takes through a mail server on this machine, by itself. */
  smtp: number[]
}

/** Timeout of one notification or mail, in ms. */
const patienceMs = 60_000

async function until(hasArrived: () => boolean, started: number): Promise<number> {
  while (!hasArrived()) {
    if (performance.now() - started > patienceMs) throw new Error('an enquiry was not announced')
    await setTimeout(2)
  }
  return performance.now() - started
}

/** Sends enquiries one after the other while no console is open. The functions announce them by their own trigger. */
export function measureClosed(count: number): Promise<ClosedTimes> {
  return onTestStudio({ data: 'small' }, async () => {
    const app = initializeApp({ projectId }, `bench-${randomUUID()}`)
    const db = getFirestore(app)
    const services = await startNoticeServices({ db })
    const [{ uid }] = accounts
    const value = { ...defaultSettings.notifications, email_enabled: true, email_address: 'yo@montaje.example' }
    const key = 'notifications'
    await db.collection(collections.settings).doc(key).set({ key, value, updated_by: uid })
    const phone = await services.addDevice(uid)
    const times: ClosedTimes = { cold: 0, call: [], push: [], mail: [], smtp: [] }
    const announce = async (number: number) => {
      const started = performance.now()
      const id = await sendEnquiry(siteUrl(testSet()), number)
      const call = performance.now() - started
      const mail = inRoot(`.logs/mail/${id}.eml`)
      const [pushMs, mailMs] = await Promise.all([
        until(() => phone.received.some(({ tag }) => tag === `enquiry-${id}`), started),
        until(() => existsSync(mail), started),
      ])
      return { call, push: pushMs, mail: mailMs }
    }
    await step(`${count} enquiries with the console closed`, async () => {
      times.cold = (await announce(0)).push
      for (let number = 1; number <= count; number += 1) {
        const { call, push, mail } = await announce(number)
        times.call.push(call)
        times.push.push(push)
        times.mail.push(mail)
      }
      for (let number = 1; number <= count; number += 1) {
        const mail = { to: 'yo@montaje.example', subject: 'A', text: 'A\n', html: '<p>A</p>' }
        const send = () => services.notices.sendMail({ ...mail, id: `bench-${number}`, fromName: 'Montaje' })
        times.smtp.push((await timed(send)).ms)
      }
    })
    await services.close()
    await deleteApp(app)
    return times
  })
}

/** Returns the goals for an owner whose console is closed. */
export const closedGoals = ({ push, mail }: ClosedTimes): Goal[] => [
  inTimeGoal('With the console closed, a notification arrives at the push service', push),
  inTimeGoal('With the console closed, the owner’s mail is sent', mail),
]

/** Returns the times beside that of the form's call. */
export function closedTable({ cold, call, push, mail, smtp }: ClosedTimes): string {
  const row = (name: string, times: readonly number[]) => [name, spread(times, (time) => time.toFixed(0))]
  return markdownTable(
    ['From sending the form, console closed', 'ms, median (least–greatest)'],
    [
      row('Reference: the form’s call is answered', call),
      row('The notification is at the push service', push),
      row('The owner’s mail is written to a file', mail),
      row('Before these: the first notification, which starts the function’s process', [cold]),
      row('For comparison: one mail through SMTP on this machine', smtp),
    ],
  )
}
