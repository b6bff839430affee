import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onCall } from 'firebase-functions/https'
import { beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/identity'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineSecret, defineString } from 'firebase-functions/params'
import { checkRateLimitHandler } from './checkRateLimit.ts'
import { createAdminUserHandler } from './createAdminUser.ts'
import { devices } from './device.ts'
import { registrationGate, signInGate } from './gate.ts'
import { resetRateLimitHandler } from './resetRateLimit.ts'
import { submitContactHandler } from './submitContact.ts'

initializeApp()
const db = getFirestore()
const auth = getAuth()
const now = Date.now

/** Where the functions run; functions/.env gives the value, without which the tools would ask for it. */
const region = defineString('FUNCTIONS_REGION', { default: 'us-central1' })
setGlobalOptions({ region, maxInstances: 10 })

/** Signs the tokens of known devices and salts the hashes of addresses. */
const signingSecret = defineSecret('SIGNING_SECRET')
const device = devices(() => signingSecret.value())

/** The page calls its own origin (`/api/…`, rewritten by Hosting); no other origin is answered. */
const sameOrigin = { cors: false }
const withSecret = { ...sameOrigin, secrets: [signingSecret] }

export const submitContact = onCall(sameOrigin, submitContactHandler(db))
export const checkRateLimit = onCall(withSecret, checkRateLimitHandler(db, device, now))
export const resetRateLimit = onCall(withSecret, resetRateLimitHandler(db, device, now))
export const createAdminUser = onCall(sameOrigin, createAdminUserHandler(db, auth))
export const beforeSignIn = beforeUserSignedIn(signInGate(db, now))
export const beforeRegistration = beforeUserCreated(registrationGate)
