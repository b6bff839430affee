import { GrpcStatus } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'

/** Returns an error's code: a number from Firestore, `auth/…` from Auth, undefined for others. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Returns whether a conditional write lost a race. In that case nothing was written: read again and retry. */
export const isLostRace = (error: unknown) => lostRace.has(codeOf(error))

const lostRace = new Set<unknown>([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
])

/**
 * Logs a failure without its message, because the SDKs' messages may quote a visitor's data. Name, code and the stack
 * lines of our own code are enough to find it. `facts` must not hold personal data either.
 */
export function logFailure(what: string, error: unknown, facts: Record<string, string>) {
  const name = error instanceof Error ? error.name : typeof error
  const place = error instanceof Error ? error.stack?.split('\n').filter(isOwnFrame) : undefined
  logger.error(what, { ...facts, error: name, code: codeOf(error), place })
}

const isOwnFrame = (line: string) => /^\s+at /.test(line) && !/node_modules|node:/.test(line)

/** Logs something worth counting. `facts` must hold no personal data. */
export const logFact = (what: string, facts: Record<string, string | number | boolean>) => logger.info(what, facts)
