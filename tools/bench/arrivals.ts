import { randomUUID } from 'node:crypto'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { mostCounted } from '@studio/domain/messages/message'
import { policyVersion } from '@studio/domain/messages/policy'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { Page } from 'playwright'
import { projectId } from '../../scripts/lib/emulators/emulatorSet.ts'
import { type Goal, inTimeGoal } from './goals.ts'

/**
 * Sends the contact form's request, each time as another visitor because of the limit per visitor. Returns the enquiry's
 * id.
 */
export async function sendEnquiry(origin: string, number: number): Promise<string> {
  const answer = await fetch(`${origin}/api/${calls.submitContact.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number % 250}` },
    body: JSON.stringify({
      data: {
        ...{
          name: 'Ana Núñez',
          email: `ana${number}@example.com`,
          message: 'Quiero editar tres reels para mi tienda.',
        },
        ...{ consent: true, key: randomUUID(), open_ms: 45_000, policy_version: policyVersion },
      },
    }),
  })
  if (!answer.ok) throw new Error(`enquiry ${number} was answered with ${answer.status}`)
  const { result } = (await answer.json()) as { result: { id: string } }
  return result.id
}

/** Marks all new enquiries as read, as another device of the owner would. */
async function readAll() {
  const app = initializeApp({ projectId }, `bench-${randomUUID()}`)
  const store = getFirestore(app)
  const { docs } = await store.collection(collections.messages).where('status', '==', 'new').get()
  const batch = store.batch()
  for (const { ref } of docs) batch.update(ref, { status: 'read', updated_by: 'bench' })
  await batch.commit()
  await deleteApp(app)
}

const seen = (page: Page, number: string) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('nav [data-unread]')?.textContent ?? '') === wanted,
    number,
    { polling: 50, timeout: 60_000 },
  )

/**
 * Takes `count` measurements of the time from sending an enquiry until the number appears in an open console's
 * navigation, in ms.
 */
export async function measureArrivals(page: Page, origin: string, count: number): Promise<number[]> {
  await page.goto('/admin/projects')
  await page.locator('nav [data-unread]').waitFor()
  const times: number[] = []
  let unread = mostCounted
  for (let number = 1; number <= count; number += 1) {
    // The badge has reached its maximum, so another device marks the messages as read.
    if (unread === mostCounted) {
      await readAll()
      await seen(page, '')
      unread = 0
    }
    const started = performance.now()
    await sendEnquiry(origin, number)
    unread += 1
    await seen(page, `${unread}`)
    times.push(performance.now() - started)
  }
  return times
}

/** Returns the goals for the time until an enquiry is counted. */
export const arrivalGoals = (times: readonly number[]): Goal[] => [
  inTimeGoal('An enquiry is on the badge of an open console', times),
]
