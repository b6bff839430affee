import type { PublicationFailure } from '@studio/domain/publishing/publication'

/** The pages and pictures to publish, by path such as `ja/index.html`. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>

/** A place from which visitors get the site: Hosting, or the folder of the Hosting emulator. */
export interface Target {
  /** The address of the site, without a slash at its end. */
  origin: () => Promise<string>
  /**
   * Publishes the files that differ from the live ones, all of them or none. Returns the release that is live then, and
   * whether it is new.
   *
   * @throws PublishError if another build is live, or the target does not answer.
   */
  publish: (files: SiteFiles) => Promise<{ release: string; isNew: boolean }>
  /**
   * Makes an earlier release live again. It may be live already.
   *
   * @throws PublishError as `publish` does; `releaseGone` if the release no longer exists or is of another build.
   */
  restore: (release: string) => Promise<void>
}

/** A failed publication. The live pages stay as they are. */
export class PublishError extends Error {
  readonly failure: PublicationFailure
  /** The failed call, without personal data. */
  readonly detail: string
  constructor(failure: PublicationFailure, detail = '', cause?: unknown) {
    super(failure, { cause })
    this.name = 'PublishError'
    this.failure = failure
    this.detail = detail
  }
}
