import { calls } from '@studio/domain/calls'
import { type PreviewLink, previewFragment } from '@studio/domain/previews/previewLink'
import { call } from '../../firebase/call'

export type { PreviewLink }

/** Returns the address to share. The page opens in the visitor's language and stays a preview in every other. */
export const addressOf = ({ token }: Pick<PreviewLink, 'token'>) => `${location.origin}/${previewFragment}${token}`

/*
 * Only the server stores the links; none of them is stored on the device. All functions below reject with a
 * `CallError`.
 */

/** Returns the newest links, including those that ended in the last weeks. */
export const readPreviewLinks = async (): Promise<PreviewLink[]> => (await call(calls.listPreviewLinks, {})).links

export const createPreviewLink = (): Promise<PreviewLink> => call(calls.createPreviewLink, {})

export const revokePreviewLink = (id: string) => call(calls.revokePreviewLink, { id })
