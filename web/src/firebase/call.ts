import type { Call } from '@studio/domain/calls'
import * as v from 'valibot'
import { noteReached, notReached } from '../lib/network'
import { once } from '../lib/once'
import { persistently } from '../lib/persistently'
import { CallError, callErrorOf } from './callError'
import { awaitAnswer, callTimeoutMs } from './patience'
import { isReachable } from './reach'

/** The site's key for App Check, set at build time. Without one, App Check is not loaded. */
const appCheckKey: string = import.meta.env.VITE_APP_CHECK_KEY ?? ''

const openFunctions = once(async () => {
  const [sdk, { openApp }] = await persistently(() => Promise.all([import('firebase/functions'), import('./app')]), 2)
  const { app, config } = await openApp()
  if (appCheckKey) (await import('./appCheck')).openAppCheck(app, appCheckKey, config.emulators !== undefined)
  return { sdk, functions: sdk.getFunctions(app) }
})

/**
 * Calls a function by its declaration. Calls go to the page's own origin, and Hosting forwards them, so the page needs
 * no region and no other host. Rejects with a `CallError`; its code is `notReached` if no server answered.
 */
export async function call<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  declared: Call<Request, Response>,
  data: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  const { sdk, functions } = await openFunctions()
  const ask = sdk.httpsCallableFromURL(functions, `${location.origin}/api/${declared.name}`, { timeout: callTimeoutMs })
  try {
    const { data: answer } = await awaitAnswer(ask(data), isReachable)
    noteReached()
    return v.parse(declared.response, answer)
  } catch (error) {
    if (!(error instanceof sdk.FunctionsError)) throw error
    if (!mayBeNoAnswer.has(error.code)) noteReached()
    else if (!(await isReachable())) throw new CallError(notReached, error.message)
    throw callErrorOf(error)
  }
}

/** The SDK's codes for a missing answer; some servers answer with them as well. */
const mayBeNoAnswer: ReadonlySet<string> = new Set([
  'functions/internal',
  'functions/unavailable',
  'functions/deadline-exceeded',
])
