/** An answer of Google's that is an error. */
export class GoogleError extends Error {
  readonly status: number
  /** The machine-readable reason, such as SERVICE_DISABLED; the status name if there is none. */
  readonly reason: string

  constructor(status: number, body: unknown, call: string) {
    const { error } = (body ?? {}) as { error?: ErrorBody }
    super(`${call} answered ${status}: ${error?.message ?? 'no message'}`)
    this.status = status
    this.reason = error?.details?.find(({ reason }) => reason)?.reason ?? error?.status ?? ''
  }

  /** True if the API of the service is off, or was turned on so recently that not all servers know. */
  get isApiOff() {
    return (
      this.status === 403 && (this.reason === 'SERVICE_DISABLED' || /has not been used in project/.test(this.message))
    )
  }

  /** True if there is nothing at the address: the resource, or everything that could hold it, is missing. */
  get isAbsent() {
    return this.status === 404 || this.isApiOff
  }

  /** True if the signed-in account lacks a permission. */
  get isDenied() {
    return (this.status === 403 || this.status === 401) && !this.isApiOff
  }

  /** True if an account or agent that was just made is not known everywhere yet. */
  get isSettling() {
    return this.isApiOff || (this.status === 400 && /does not exist/i.test(this.message))
  }

  get isBusy() {
    return this.status === 429 || this.status >= 500
  }
}

interface ErrorBody {
  message?: string
  status?: string
  details?: { reason?: string }[]
}
