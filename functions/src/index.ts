import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onCall } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineString } from 'firebase-functions/params'
import { checkRateLimitHandler } from './checkRateLimit.ts'
import { createAdminUserHandler } from './createAdminUser.ts'
import { resetRateLimitHandler } from './resetRateLimit.ts'
import { submitContactHandler } from './submitContact.ts'

initializeApp()
const db = getFirestore()
const auth = getAuth()
const now = Date.now

/** Where the functions run; functions/.env gives the value, without which the tools would ask for it. */
const region = defineString('FUNCTIONS_REGION', { default: 'us-central1' })
setGlobalOptions({ region, maxInstances: 10 })

/** The page calls its own origin (`/api/…`, rewritten by Hosting); no other origin is answered. */
const sameOrigin = { cors: false }

export const submitContact = onCall(sameOrigin, submitContactHandler(db))
export const checkRateLimit = onCall(sameOrigin, checkRateLimitHandler(db, now))
export const resetRateLimit = onCall(sameOrigin, resetRateLimitHandler(db, now))
export const createAdminUser = onCall(sameOrigin, createAdminUserHandler(db, auth))
