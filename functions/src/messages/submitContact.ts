import { createHash } from 'node:crypto'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { type ContactSubmission, enquiryLimits, generalSubject, looksAutomatic } from '@studio/domain/messages/contact'
import { deliveryLifeMs } from '@studio/domain/messages/notices/delivery'
import { bitsNeeded, workText, zeroBits } from '@studio/domain/messages/proofOfWork'
import { expiryOf } from '@studio/domain/messages/retention'
import { phoneFrom } from '@studio/domain/values/phone'
import { FieldValue, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { codeOf, logFact } from '../lib/log.ts'
import { emailCounter, saltedHash } from '../lib/saltedHash.ts'
import { noticeSettings } from '../notices/tell.ts'
import { clientAddress, lastHop, networkOf } from '../requests/address.ts'
import { callable, type HttpRequest } from '../requests/callable.ts'
import { refusal } from '../requests/refusal.ts'
import { rateCounters } from './rateCounters.ts'
import { receiptLimits } from './receiptLimits.ts'
import { storedRetention } from './retention.ts'

/** Time for the trigger to make the first attempt to tell the studio, in ms. */
const firstAttemptMs = 60_000

interface ContactSettings {
  /** Salts the hashes of addresses. It is a function because the platform provides the secret only during a call. */
  secret: () => string
  /** Number of proxies between the visitor and the function. */
  trustedProxies: () => number
  now: () => number
}

/**
 * Stores a visitor's enquiry as one message, however often it is sent, and returns the document's id. Anyone may call
 * it. A suspected bot gets the same answer, but its enquiry stays out of the inbox.
 *
 * @throws HttpsError `resource-exhausted` if too many came from this address or e-mail. `work-needed` if so many came
 * from the last hop, or in total, that this one needs proof of work.
 */
export function submitContactHandler(db: Firestore, { secret, trustedProxies, now }: ContactSettings) {
  const { take, taken } = rateCounters(db, enquiryLimits.windowMs, now)
  const mayReceipt = receiptLimits(db, { secret, now })
  const underWay = new Map<string, Promise<{ id: string }>>()

  /**
   * Counts an enquiry against each limit, and throws if a strict one is exceeded. `isFlood`: the inbox's limit is
   * exceeded.
   */
  async function demandPlace(form: ContactSubmission, http: HttpRequest | undefined): Promise<{ isFlood: boolean }> {
    const address = clientAddress(http, trustedProxies())
    const [network, site, hop] = [networkOf(address), networkOf(address, 3), networkOf(lastHop(http))]
    const place = (kind: 'address' | 'site', text: string) =>
      [`${kind}-${saltedHash(secret(), kind, text)}`, enquiryLimits[kind]] as const
    const strict = [
      place('address', network),
      ...(site === network ? [] : [place('site', site)]),
      [emailCounter(secret(), form.email), enquiryLimits.email] as const,
    ]
    const shared = [
      // With fewer proxies than configured, a visitor can forge the address, but not the last hop.
      ...(hop === network ? [] : [[`hop-${saltedHash(secret(), 'hop', hop)}`, enquiryLimits.hop] as const]),
      ['all', enquiryLimits.all] as const,
    ]
    // The decision only reads, so that refused enquiries create no counters.
    const all = [...strict, ...shared]
    const counts = await taken(all.map(([name]) => name))
    for (const [at, [name, limit]] of strict.entries()) if ((counts[at] ?? 0) >= limit) throw tooMany(name)
    const bits = Math.max(...shared.map(([, limit], at) => bitsNeeded(counts[strict.length + at] ?? 0, limit)))
    if (bits > 0 && workOf(form) < bits) throw workNeeded()
    let isFlood = false
    for (const [name, limit] of strict) {
      const number = await take(name, limit)
      if (number > limit) throw tooMany(name)
    }
    for (const [name] of shared) {
      const number = await take(name, Number.POSITIVE_INFINITY)
      isFlood ||= number > enquiryLimits.inbox
    }
    return { isFlood }
  }

  /** Returns the record of who must be told. It is stored with the enquiry, so that none can lack it. */
  async function newDelivery({ email }: ContactSubmission, http: HttpRequest | undefined) {
    const { receipt_enabled } = (await noticeSettings(db)).notifications
    const network = networkOf(clientAddress(http, trustedProxies()))
    const isReceiptDue = receipt_enabled && (await mayReceipt(email, network))
    return {
      ...{ created_at: now(), push_at: 0, push_reason: '', push_to: [], mail_at: 0, mail_reason: '', tries: 0 },
      receipt: isReceiptDue ? 'due' : '',
      // If the trigger that makes the first attempt does not run, the schedule makes it.
      next_at: now() + firstAttemptMs,
      expires_at: Timestamp.fromMillis(now() + deliveryLifeMs),
    }
  }

  async function keep(id: string, form: ContactSubmission, http: HttpRequest | undefined) {
    const message = db.collection(collections.messages).doc(id)
    if ((await message.get()).exists) return { id }
    const isAutomatic = looksAutomatic(form)
    try {
      const { isFlood } = await demandPlace(form, http)
      const months = await storedRetention(db)
      const suspected = isAutomatic || isFlood
      const batch = db.batch().create(message, { ...storedForm(form, now(), months), suspected })
      if (!suspected) batch.create(db.collection(collections.deliveries).doc(id), await newDelivery(form, http))
      await batch.commit()
      logFact('enquiry stored', { isAutomatic, isFlood })
    } catch (error) {
      if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS && !(await message.get()).exists) throw error
    }
    return { id }
  }

  return callable(calls.submitContact, async (form, { http }) => {
    const id = messageId(form)
    const kept = underWay.get(id) ?? keep(id, form, http).finally(() => underWay.delete(id))
    underWay.set(id, kept)
    return await kept
  })
}

/** Returns a message's id: a hash of the filled form, so that the same form sent again is the same message. */
function messageId({ open_ms, work, ...form }: ContactSubmission): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 32)
}

/** The consent has the enquiry's date. */
const storedForm = (
  { name, email, phone, videoType, message, referenceLink, budget, policy_version, language }: ContactSubmission,
  now: number,
  months: number,
) => ({
  name,
  email,
  phone: phoneFrom(phone) ?? phone,
  subject: videoType || generalSubject,
  message,
  reference_link: referenceLink,
  budget,
  status: 'new',
  created_at: FieldValue.serverTimestamp(),
  consent_at: FieldValue.serverTimestamp(),
  policy_version,
  language: language ?? '',
  expires_at: Timestamp.fromMillis(expiryOf(now, months)),
})

/** Returns the number of zero bits that an enquiry's proof of work has. */
const workOf = ({ key, work }: ContactSubmission) =>
  work === '' ? 0 : zeroBits(createHash('sha256').update(workText(key, work)).digest())

function workNeeded() {
  logFact('enquiry refused: work needed', {})
  return refusal('work-needed')
}

function tooMany(counter: string) {
  logFact('enquiry refused: too many', { counter: counter.split('-')[0] ?? '' })
  return new HttpsError('resource-exhausted', 'too many')
}
