import type { ContentKind } from '@studio/domain/content/contentKinds'

/** Returns the address of a document's form in the console. Texts of the page are edited on the page itself. */
export const contentAddress = (kind: ContentKind, id: string) =>
  kind === 'sections'
    ? `/admin/page?kind=sections&edit=${encodeURIComponent(id)}`
    : `/admin/${kind}?edit=${encodeURIComponent(id)}`
