/** An error of Google's APIs: an HTTP status, a canonical code, a message and typed details. */
export class GoogleError extends Error {
  readonly code: number
  readonly status: string
  readonly details: readonly object[]

  constructor(code: number, status: string, message: string, details: readonly object[] = []) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
  }

  get body() {
    const { code, message, status, details } = this
    return { error: { code, message, status, ...(details.length > 0 && { details }) } }
  }
}

export const invalid = (message: string, details?: readonly object[]) =>
  new GoogleError(400, 'INVALID_ARGUMENT', message, details)
export const failedPrecondition = (message: string, details?: readonly object[]) =>
  new GoogleError(400, 'FAILED_PRECONDITION', message, details)
export const denied = (message = 'The caller does not have permission', details?: readonly object[]) =>
  new GoogleError(403, 'PERMISSION_DENIED', message, details)
export const notFound = (message = 'Requested entity was not found.') => new GoogleError(404, 'NOT_FOUND', message)
export const alreadyExists = (message: string) => new GoogleError(409, 'ALREADY_EXISTS', message)
export const aborted = (message: string) => new GoogleError(409, 'ABORTED', message)

const errorInfo = (reason: string, domain: string, metadata: Record<string, string>) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain,
  metadata,
})

/** Returns the answer of an API that is off in the quota project, or was enabled a moment ago. */
export function serviceDisabled(api: string, consumer: string): GoogleError {
  const url = `https://console.developers.google.com/apis/api/${api}/overview?project=${consumer}`
  const message = `${api} has not been used in project ${consumer} before or it is disabled. Enable it by visiting ${url} then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.`
  return denied(message, [
    errorInfo('SERVICE_DISABLED', 'googleapis.com', { service: api, consumer: `projects/${consumer}` }),
    {
      '@type': 'type.googleapis.com/google.rpc.Help',
      links: [{ description: 'Google developers console API activation', url }],
    },
  ])
}

/** Returns the answer to enabling a paid API in a project without a billing account. */
export function billingNotFound(projectNumber: string, services: readonly string[]): GoogleError {
  const list = services.join(',')
  const message = `Billing account for project '${projectNumber}' is not found. Billing must be enabled for activation of service(s) '${list}' to proceed.`
  return failedPrecondition(message, [
    {
      '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
      violations: [{ type: 'googleapis.com/billing-enabled', subject: projectNumber, description: message }],
    },
    errorInfo('UREQ_PROJECT_BILLING_NOT_FOUND', 'serviceusage.googleapis.com/billing-enabled', {
      project: projectNumber,
      services: list,
    }),
  ])
}

/** Returns the answer for a quota project that does not exist or may not be used. */
export const userProjectDenied = (project: string) =>
  denied(
    `Caller does not have required permission to use project ${project}. Grant the caller the roles/serviceusage.serviceUsageConsumer role, or a custom role with the serviceusage.services.use permission.`,
    [errorInfo('USER_PROJECT_DENIED', 'googleapis.com', { consumer: `projects/${project}` })],
  )

export const unknownField = (field: string, at: string) =>
  invalid(`Invalid JSON payload received. Unknown name "${field}"${at && ` at '${at}'`}: Cannot find field.`, [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ ...(at && { field: at }), description: `Unknown name "${field}": Cannot find field.` }],
    },
  ])
