import { type GoogleError, notFound } from './errors.ts'
import type { Call, Inside } from './router.ts'
import { nextNumber, type Operation } from './state.ts'

/** Starts a long-running operation. Its change is already made; it is done after a number of polls. */
export function startOperation(
  { state, options }: Inside,
  api: string,
  parent: string,
  outcome: Omit<Operation, 'pollsLeft'>,
) {
  const name = `${parent && `${parent}/`}operations/op-${nextNumber(state)}`
  state.operations[`${api}/${name}`] = { ...outcome, pollsLeft: options.polls }
  return { name, ...(outcome.metadata && { metadata: outcome.metadata }) }
}

/** Returns an operation in the form of its API. */
export function readOperation({ state, api, path }: Call) {
  const name = path.replace(/^\/v\w+\//, '')
  const operation = state.operations[`${api}/${name}`]
  if (!operation) throw notFound()
  const { metadata, response, error } = operation
  const start = { name, ...(metadata && { metadata }) }
  if (operation.pollsLeft > 0) {
    operation.pollsLeft -= 1
    return start
  }
  return { ...start, done: true, ...(error ? { error } : { response: response ?? {} }) }
}

/** Returns an operation's error in the form of its answer. */
export const operationError = ({ code, message, details }: GoogleError) => ({
  code: code === 403 ? 7 : 3,
  message,
  ...(details.length > 0 && { details }),
})
