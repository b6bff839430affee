/** Types of firebasehosting v1beta1, written by hand as those in handWritten.ts. */

export interface HostingVersion {
  name: string
  status: 'CREATED' | 'FINALIZED' | 'DELETED' | 'ABANDONED' | 'EXPIRED' | 'CLONING'
  config?: HostingConfig
  labels?: Record<string, string>
  createTime: string
  finalizeTime?: string
  fileCount?: string
  versionBytes?: string
  /** Hashes by path; Google lists them at `…/files`. */
  files: Record<string, string>
}
export interface HostingConfig {
  headers?: { glob?: string; regex?: string; headers: Record<string, string> }[]
  redirects?: { glob?: string; regex?: string; statusCode: number; location: string }[]
  rewrites?: {
    glob?: string
    regex?: string
    path?: string
    function?: string
    functionRegion?: string
    run?: { serviceId: string; region?: string; tag?: string }
    dynamicLinks?: boolean
  }[]
  cleanUrls?: boolean
  trailingSlashBehavior?: string
  appAssociation?: string
  i18n?: { root: string }
}
export interface HostingRelease {
  name: string
  version: { name: string; status: string; config?: HostingConfig; createTime?: string }
  type: 'DEPLOY' | 'ROLLBACK' | 'SITE_DISABLE'
  releaseTime: string
  message?: string
}
export interface Channel {
  name: string
  url: string
  retainedReleaseCount?: number
  ttl?: string
  expireTime?: string
  labels?: Record<string, string>
  createTime: string
  updateTime: string
  /** Newest first. */
  releases: HostingRelease[]
}
export interface CustomDomain {
  name: string
  hostState: string
  ownershipState: string
  redirectTarget?: string
  certPreference?: string
  cert?: { type: string; state: string }
  requiredDnsUpdates?: {
    checkTime: string
    desired: {
      domainName: string
      records: { domainName: string; type: string; rdata: string; requiredAction: string }[]
    }[]
  }
}
export interface Site {
  name: string
  defaultUrl: string
  appId?: string
  type: 'DEFAULT_SITE' | 'USER_SITE'
  labels?: Record<string, string>
  versions: Record<string, HostingVersion>
  channels: Record<string, Channel>
  customDomains: Record<string, CustomDomain>
}
