import { createHash, randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { enquiryLimits } from '@studio/domain/messages/contact'
import { workSteps, workText, zeroBits } from '@studio/domain/messages/proofOfWork'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'

import { contactForm, from, newEnquiry } from './contactForm.ts'

const { db, instance, submitContact, stored } = contactForm('contact-limits')

describe('Limits', () => {
  const tooMany = { code: 'resource-exhausted', message: 'too many' }
  const needsWork = { code: 'resource-exhausted', details: { reason: 'work-needed' } }
  /** Returns a proof of work, as a page computes it in about a second. */
  const solved = (key: string) => {
    const isEnough = (work: number) =>
      zeroBits(
        createHash('sha256')
          .update(workText(key, String(work)))
          .digest(),
      ) >= workSteps[0]
    let work = 0
    while (!isEnough(work)) work++
    return String(work)
  }

  it('allow 20 an hour from one address, whatever precedes it in the chain', async () => {
    const send = (n: number) => submitContact({ data: newEnquiry(), rawRequest: from(`10.0.0.${n}, 198.51.100.7`) })
    const answers = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    await expect(send(1)).rejects.toMatchObject(tooMany)
    const elsewhere = submitContact({ data: newEnquiry(), rawRequest: from('198.51.100.8') })
    await expect(elsewhere).resolves.toBeDefined()
  })

  it('allow 5 an hour from one e-mail, in any case', async () => {
    const { email } = newEnquiry()
    const send = (n: number) =>
      submitContact({
        data: { ...newEnquiry(), email: n % 2 ? email.toUpperCase() : email },
        rawRequest: from(`198.51.100.${n}`),
      })
    const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('allow 5 an hour from one mailbox, with any labels', async () => {
    const name = `ana.${randomUUID()}`
    const send = (n: number) =>
      submitContact({
        data: { ...newEnquiry(), email: `${n % 2 ? name : name.replace('.', '')}+${n}@gmail.com` },
        rawRequest: from(`198.51.100.${n}`),
      })
    const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('allow 100 an hour from one IPv6 site, however many networks it has', async () => {
    const send = (n: number) =>
      submitContact({ data: newEnquiry(), rawRequest: from(`2001:db8:77:${n.toString(16)}::1`) })
    const answers = await Promise.allSettled(Array.from({ length: 130 }, (_, n) => send(n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  })

  it('mark enquiries beyond 200 an hour from one last hop as suspected, and require work beyond 1,000', async () => {
    const twoProxies = instance({ trustedProxies: 2 })
    const send = (n: number) => twoProxies({ data: newEnquiry(), rawRequest: from(`10.${n % 250}.0.1, 198.51.100.99`) })
    const afterSome = async (count: number) => {
      const { docs } = await db.collection(collections.enquiryCounts).get()
      await docs.find(({ id }) => id.startsWith('hop'))?.ref.update({ count })
      return (await stored((await send(count)).id))?.suspected
    }
    await send(0)
    expect(await afterSome(enquiryLimits.inbox - 1)).toBe(false)
    expect(await afterSome(enquiryLimits.inbox)).toBe(true)
    expect(await afterSome(enquiryLimits.hop - 1)).toBe(true)
    await expect(afterSome(enquiryLimits.hop)).rejects.toMatchObject(needsWork)
  })

  it('cannot block the form: beyond 2,000 an hour in all, an enquiry with work is stored as suspected', async () => {
    const send = (data: object, n: number) => submitContact({ data, rawRequest: from(`203.0.113.${n}`) })
    await send(newEnquiry(), 1)
    await db.collection(collections.enquiryCounts).doc('all').update({ count: enquiryLimits.all })
    const form = newEnquiry()
    await expect(send(form, 2)).rejects.toMatchObject(needsWork)
    await expect(send({ ...form, work: 'any' }, 2)).rejects.toMatchObject(needsWork)
    await expect(send({ ...form, key: randomUUID(), work: solved(form.key) }, 2)).rejects.toMatchObject(needsWork)
    const { id } = await send({ ...form, work: solved(form.key) }, 2)
    expect(await stored(id)).toMatchObject({ suspected: true })
    expect(await send(form, 2)).toEqual({ id })
  })

  it('create no counters for enquiries that are refused', async () => {
    const send = () => submitContact({ data: newEnquiry(), rawRequest: from('203.0.113.44') })
    await send()
    const counts = db.collection(collections.enquiryCounts)
    const { docs } = await counts.get()
    await docs.find(({ id }) => id.startsWith('address'))?.ref.update({ count: enquiryLimits.address })
    for (let n = 0; n < 10; n++) await expect(send()).rejects.toMatchObject(tooMany)
    expect((await counts.get()).size).toBe(docs.length)
  })

  it('count all invalid addresses as one', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => submitContact({ data: newEnquiry(), rawRequest: from(`nonsense-${n}`) })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  it('hold across instances, and end with the hour', async () => {
    const now = Date.now()
    const instances = [instance({ now }), instance({ now }), instance({ now }), instance({ now })]
    const request = { rawRequest: from('203.0.113.9') }
    const answers = await Promise.allSettled(
      Array.from({ length: 80 }, (_, n) => instances[n % 4]?.({ data: newEnquiry(), ...request })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const later = instance({ now: now + enquiryLimits.windowMs })({ data: newEnquiry(), ...request })
    await expect(later).resolves.toBeDefined()
    const stillFull = instance({ now: now + enquiryLimits.windowMs - 1 })
    const before = { data: newEnquiry(), rawRequest: from('203.0.113.9') }
    await expect(stillFull(before)).resolves.toBeDefined()
  })

  it('mark enquiries beyond 200 an hour in all as suspected', async () => {
    const send = (n: number) => submitContact({ data: newEnquiry(), rawRequest: from(`2001:db8:${n}::1`) })
    const answers = await Promise.all(Array.from({ length: 230 }, (_, n) => send(n)))
    const kept = await db.getAll(...answers.map(({ id }) => db.collection(collections.messages).doc(id)))
    const suspected = kept.map((message) => message.get('suspected'))
    expect(suspected.filter((one) => one === false)).toHaveLength(200)
    expect(suspected.filter((one) => one === true)).toHaveLength(30)
  })

  it('are stored without address and e-mail, and with an expiry', async () => {
    const data = newEnquiry()
    await submitContact({ data, rawRequest: from('198.51.100.77') })
    const counts = await db.collection(collections.enquiryCounts).get()
    expect(counts.size).toBe(3)
    for (const count of counts.docs) {
      expect(count.data()).toEqual({
        count: 1,
        ends_at: expect.any(Number),
        expires_at: expect.any(Timestamp),
      })
      expect(count.id).toMatch(/^(all|(address|email)-[0-9a-f]{64})$/)
    }
  })
})
