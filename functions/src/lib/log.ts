import { GrpcStatus } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'

/** An error's code, whatever its kind: a number from Firestore, `auth/…` from Auth, undefined for others. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether a conditional write lost a race. Nothing was written; read again and retry. */
export const isLostRace = (error: unknown) => lostRace.has(codeOf(error))

const lostRace = new Set<unknown>([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
])

/**
 * Logs a failure without its message: messages of the SDKs may quote what a visitor sent. Name, code and the lines of
 * our own code that led there are enough to find it. `facts` must hold no personal data either.
 */
export function logFailure(what: string, error: unknown, facts: Record<string, string>) {
  const name = error instanceof Error ? error.name : typeof error
  const place = error instanceof Error ? error.stack?.split('\n').filter(isOwnFrame) : undefined
  logger.error(what, { ...facts, error: name, code: codeOf(error), place })
}

const isOwnFrame = (line: string) => /^\s+at /.test(line) && !/node_modules|node:/.test(line)

/** Logs something worth counting. `facts` must hold no personal data. */
export const logFact = (what: string, facts: Record<string, string | number | boolean>) => logger.info(what, facts)
